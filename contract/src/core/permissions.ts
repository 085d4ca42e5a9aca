/** `area:object:action`. Each code here guards at least one call; a call names exactly one. */
export const PERMISSIONS = [
  'member:record:read',
  'member:record:enable',
  'member:record:disable',
] as const satisfies readonly `${string}:${string}:${string}`[];
export type PermissionCode = (typeof PERMISSIONS)[number];
