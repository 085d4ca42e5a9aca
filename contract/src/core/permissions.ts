/** `area:object:action`. Each code here guards at least one call; a call names exactly one. */
export const PERMISSIONS = [
  'member:record:read',
  'member:record:enable',
  'member:record:disable',
  'member:record:save',
  'member:record:delete',
  'member:password:reset',
  'role:record:read',
  'role:record:save',
  'role:record:setDefault',
  'role:record:delete',
  'role:record:allot',
] as const satisfies readonly `${string}:${string}:${string}`[];
export type PermissionCode = (typeof PERMISSIONS)[number];
