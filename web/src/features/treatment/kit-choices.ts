import type { ImplantKit, Work } from '@archway/rules/treatment/prescription';

/** Each is chosen from what the ones before it leave. */
export const KIT_PARTS = ['manufacturer', 'system', 'diameter'] as const;
export type KitPart = (typeof KIT_PARTS)[number];

const EMPTY: ImplantKit = { manufacturer: '', system: '', diameter: '' };

/** What all of the works say alike, up to the first part in which they differ. */
export function commonKit(works: readonly Work[]): ImplantKit {
  const kits = works.map(({ implantKit }) => implantKit ?? EMPTY);
  const common = { ...EMPTY };
  for (const part of KIT_PARTS) {
    const [first = EMPTY] = kits;
    if (kits.some((kit) => kit[part] !== first[part])) break;
    common[part] = first[part];
  }
  return common;
}

/** What a part offers after those before it. A chosen value that no list has stays among them. */
export function offeredParts(kits: readonly ImplantKit[], chosen: ImplantKit, part: KitPart): string[] {
  const before = KIT_PARTS.slice(0, KIT_PARTS.indexOf(part));
  const values = kits
    .filter((kit) => before.every((one) => kit[one] === chosen[one]))
    .map((kit) => kit[part]);
  return [...new Set([...values, chosen[part]])].filter((value) => value !== '').toSorted(byName);
}

const byName = (one: string, other: string): number =>
  Number(one) - Number(other) || one.localeCompare(other, undefined, { numeric: true });

/** Chooses a part. The ones after it stay if they are still offered; a single choice is made by itself. */
export function choosePart(
  kits: readonly ImplantKit[],
  kit: ImplantKit,
  part: KitPart,
  value: string,
): ImplantKit {
  const next = { ...kit, [part]: value };
  for (const later of KIT_PARTS.slice(KIT_PARTS.indexOf(part) + 1)) {
    const offered = offeredParts(kits, { ...next, [later]: '' }, later);
    const only = offered.length === 1 ? offered[0] : undefined;
    next[later] = offered.includes(kit[later]) ? kit[later] : (only ?? '');
  }
  return next;
}
