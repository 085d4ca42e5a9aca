/** A right: `area:object:action`. Held codes may have `*` for any part. */
export type PermissionForm = `${string}:${string}:${string}`;

/** Held by administrators: everything in the own organization, and nothing beyond it. */
export const ALL_PERMISSIONS = '*:*:*';

const PARTS = 3;

/** Whether the held codes grant this one. The server refuses by it, the screens hide by it. */
export function isGranted(held: readonly string[], wanted: string): boolean {
  const asked = wanted.split(':');
  return asked.length === PARTS && held.some((code) => grants(code.split(':'), asked));
}

function grants(held: readonly string[], asked: readonly string[]): boolean {
  return held.length === PARTS && held.every((part, i) => part !== '' && (part === '*' || part === asked[i]));
}

/** Whether one of them is granted. Asking for nothing is granted to nobody. */
export function isAnyGranted(held: readonly string[], anyOf: readonly string[]): boolean {
  return anyOf.some((wanted) => isGranted(held, wanted));
}
