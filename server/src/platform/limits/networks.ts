import { isIPv4, isIPv6 } from 'node:net';

/** What an address is counted as: the least that one customer has, and the network around it. */
export interface Networks {
  /** An IPv4 address, or an IPv6 /64: whoever has one address of it has all 2^64. */
  subscriber: string;
  /** An IPv4 /24 or an IPv6 /48. */
  network: string;
}

/** One form for all spellings of an address; IPv4 in IPv6 counts as IPv4. */
export function networksOf(address: string): Networks {
  if (isIPv4(address)) return networksOfIPv4(address.split('.').map(Number));
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return { subscriber: address, network: address };
  const groups = groupsOf(withoutZone);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return networksOfIPv4([high >> 8, high & 255, low >> 8, low & 255]);
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':');
  return { subscriber: `${prefix(4)}::/64`, network: `${prefix(3)}::/48` };
}

const networksOfIPv4 = (bytes: readonly number[]): Networks => ({
  subscriber: bytes.join('.'),
  network: `${bytes.slice(0, 3).join('.')}.0/24`,
});

/** The eight groups of an IPv6 address, which may end in an IPv4 address and leave zeros out. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::');
  const head = readGroups(before);
  if (after === undefined) return head;
  const tail = readGroups(after);
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

const readGroups = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? pairOf(group) : [hexOf(group)]));

const hexOf = (group: string): number => Number.parseInt(group, 16);

function pairOf(ipv4: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
