import { saveRole as call } from '@archway/contract/role/calls';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../../../platform/events/record.ts';
import { implement, type CallContext } from '../../../platform/rpc/implement.ts';
import { roleCodeOf } from '../role-code.ts';
import { listHolders } from '../role-holders.repository.ts';
import { isScopeWithin, rolesWithin } from '../role-rights.ts';
import { roleEdited, roleMade } from '../role.events.ts';
import { presentRole } from '../role.present.ts';
import { insertRole, lockRoles, saveRole, type RoleRow } from '../role.repository.ts';

type Context = CallContext<typeof call>;

export const saveOrUpdate = implement(call, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const roles = await lockRoles(tx, caller);
  if (input.scope !== undefined && !isScopeWithin(caller, input.scope)) return fail('exceedsOwnPermissions');
  const roleId =
    input.roleId === undefined ? await make(context, roles) : await edit(context, roles, input.roleId);
  audit({ object: roleId });
  return presentRole(tx, caller, roleId);
});

async function make({ input, caller, tx, fail }: Context, roles: readonly RoleRow[]): Promise<string> {
  const id = uuidv7();
  const code = roleCodeOf(input.name, new Set(roles.map((role) => role.code)));
  // Whoever sees only own work makes roles that do, unless another scope was asked for and refused above.
  const { name, scope = caller.scope } = input;
  if (!(await insertRole(tx, caller, { id, code, name, scope }))) return fail('roleNameTaken');
  await record(tx, roleMade, { roleId: id });
  return id;
}

async function edit(
  { input, caller, tx, fail }: Context,
  roles: readonly RoleRow[],
  roleId: string,
): Promise<string> {
  const role = roles.find(({ id }) => id === roleId) ?? fail('notFound');
  if (roleId === caller.roleId) return fail('ownRole');
  if (role.protected) return fail('roleProtected');
  if (!(await rolesWithin(tx, caller, [role])).has(roleId)) return fail('exceedsOwnPermissions');
  const { name, scope = role.scope } = input;
  if (!(await saveRole(tx, caller, roleId, { name, scope }))) return fail('roleNameTaken');
  await record(tx, roleEdited, { roleId, userCodes: await listHolders(tx, caller, roleId) });
  return roleId;
}
