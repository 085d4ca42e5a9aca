import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { ItemIds, ItemResults } from '../core/items.ts';
import { PageInput, pageOf, sortedBy } from '../core/paging.ts';
import { line } from '../core/text.ts';
import { Role, ROLE_SCOPES, RoleChoice } from './model.ts';

export const listRoles = defineCall({
  path: 'user/role/list',
  method: 'POST',
  access: 'member:record:read',
  summary: "All roles of the organization, to choose from, and which of them are the caller's to give.",
  input: z.strictObject({}),
  output: z.array(RoleChoice),
});

export const listRolesByPage = defineCall({
  path: 'user/role/listByPage',
  method: 'POST',
  access: 'role:record:read',
  summary: "The organization's roles, newest first, with the number of members who hold each.",
  input: z.strictObject({ ...PageInput, keyword: line(64).optional(), sort: sortedBy('name') }),
  output: pageOf(Role),
  fails: ['invalidInput'],
});

export const saveRole = defineCall({
  path: 'user/role/save_or_update',
  method: 'POST',
  access: 'role:record:save',
  summary:
    'Makes a role that holds nothing yet or, with its id, edits one; its code is made from the first name and stays.',
  input: z.strictObject({
    roleId: z.uuid().optional(),
    name: line(64).min(1),
    /** A new role sees the whole organization unless it is said otherwise. */
    scope: z.enum(ROLE_SCOPES).optional(),
  }),
  output: Role,
  fails: ['notFound', 'roleNameTaken', 'roleProtected', 'ownRole', 'exceedsOwnPermissions'],
  mutates: true,
});

export const setDefaultRole = defineCall({
  path: 'user/role/setDefault',
  method: 'POST',
  access: 'role:record:setDefault',
  summary: 'The role newly registered members get, in place of the one before.',
  input: z.strictObject({ roleId: z.uuid() }),
  output: Role,
  fails: ['notFound', 'roleProtected', 'exceedsOwnPermissions'],
  mutates: true,
});

export const deleteRoles = defineCall({
  path: 'user/role/delByIds',
  method: 'POST',
  access: 'role:record:delete',
  summary: "Deletes roles that nobody holds; never the default one or the administrator's.",
  input: z.strictObject({ ids: ItemIds }),
  output: ItemResults,
  mutates: true,
});

export const allotRolePermission = defineCall({
  path: 'user/role/allotRolePermission',
  method: 'POST',
  access: 'role:record:allot',
  summary:
    'Which entries of the menu a role holds, with the screens they stand on; only what the caller holds changes.',
  input: z.strictObject({ roleId: z.uuid(), menuIds: z.array(z.string().min(1).max(64)).max(500) }),
  output: Role,
  fails: ['notFound', 'roleProtected', 'ownRole', 'exceedsOwnPermissions', 'invalidInput'],
  mutates: true,
  needsIdentity: 'administrator',
});
