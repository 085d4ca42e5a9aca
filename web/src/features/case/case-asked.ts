import type { Anchor } from '@archway/rules/marks';
import { SCAN_ROLES, type ScanRole } from '@archway/rules/scans';

/** What the address of a case asks for beside the case: a place on its model, or a file of a role. */
export interface CaseAsked {
  place: Anchor | null;
  add: ScanRole | null;
}

const isRole = (role: string | null): role is ScanRole => SCAN_ROLES.some((known) => known === role);

/** What cannot be read asks for nothing. */
export function askedOf(search: string): CaseAsked {
  const asked = new URLSearchParams(search);
  const [scanId, add] = [asked.get('scan'), asked.get('add')];
  const [x, y, z, ...more] = (asked.get('at') ?? '').split(',').map((part) => Number.parseFloat(part));
  const isPlace = more.length === 0 && [x, y, z].every((value) => Number.isFinite(value));
  return {
    place: scanId !== null && isPlace ? { scanId, point: [x ?? 0, y ?? 0, z ?? 0] } : null,
    add: isRole(add) ? add : null,
  };
}

/** A hundredth of a millimeter is nearer than anybody sees. */
export const askForPlace = ({ scanId, point }: Anchor): string =>
  `?${new URLSearchParams({ scan: scanId, at: point.map((value) => value.toFixed(2)).join() }).toString()}`;

export const askForFile = (role: ScanRole): string => `?${new URLSearchParams({ add: role }).toString()}`;
