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
  'organization:record:edit',
  'organization:record:close',
  'contact:record:read',
  'contact:record:edit',
  'contact:record:delete',
  'dentist:record:edit',
  'dentist:record:delete',
  'case:record:read',
  'case:record:save',
] as const satisfies readonly `${string}:${string}:${string}`[];
export type PermissionCode = (typeof PERMISSIONS)[number];
