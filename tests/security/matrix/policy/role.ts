import type { PolicyRow } from './row.ts';

export const rolePolicy: Readonly<Record<string, PolicyRow>> = {
  'user/role/list': { who: 'member:record:read', forms: { own: 'ok' } },
  'user/role/listByPage': {
    who: 'role:record:read',
    forms: { own: 'ok', collidingName: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'user/role/save_or_update': {
    who: 'role:record:save',
    forms: {
      own: 'ok',
      fresh: 'ok',
      taken: 'roleNameTaken',
      self: 'ownRole',
      foreign: 'notFound',
      missing: 'notFound',
    },
  },
  'user/role/setDefault': {
    who: 'role:record:setDefault',
    forms: { own: 'ok', protected: 'roleProtected', foreign: 'notFound', missing: 'notFound' },
  },
  'user/role/delByIds': {
    who: 'role:record:delete',
    forms: { own: 'ok', held: 'ok', left: 'ok', protected: 'ok', foreign: 'ok', unknown: 'ok' },
  },
  'user/role/allotRolePermission': {
    who: 'role:record:allot',
    identity: 'administrator',
    forms: {
      own: 'ok',
      nothing: 'ok',
      self: 'ownRole',
      foreignEntry: 'invalidInput',
      unknownEntry: 'invalidInput',
      foreign: 'notFound',
      missing: 'notFound',
    },
  },
  'permission/listAllMenu': { who: 'role:record:read', forms: { own: 'ok' } },
  'permission/listMenuByRole': {
    who: 'role:record:read',
    forms: { own: 'ok', foreign: 'notFound', missing: 'notFound' },
  },
};
