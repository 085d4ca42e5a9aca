/** `area:object:action`. Each code here guards at least one call; a call names exactly one. */
export const PERMISSIONS = [
  'member:record:read',
  'member:record:enable',
  'member:record:disable',
] as const satisfies readonly `${string}:${string}:${string}`[];
export type PermissionCode = (typeof PERMISSIONS)[number];

/** Held by administrators: everything in the own organization, and nothing beyond it. */
export const ALL_PERMISSIONS = '*:*:*';

/** Whether a held list grants a code; any segment of a held code may be `*`. */
export function isGranted(held: readonly string[], wanted: string): boolean {
  const want = wanted.split(':');
  return held.some((code) => {
    const have = code.split(':');
    return have.length === want.length && have.every((segment, i) => segment === '*' || segment === want[i]);
  });
}
