import { setDefaultRole as call } from '@archway/contract/role/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { rolesWithin } from '../role-rights.ts';
import { roleMadeDefault } from '../role.events.ts';
import { presentRole } from '../role.present.ts';
import { lockRoles, saveRole } from '../role.repository.ts';

export const setDefault = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { roleId } = input;
  const roles = await lockRoles(tx, caller);
  const role = roles.find(({ id }) => id === roleId) ?? fail('notFound');
  if (role.protected) return fail('roleProtected');
  // It is given to strangers: to give it to anybody must be the caller's right.
  if (!(await rolesWithin(tx, caller, [role])).has(roleId)) return fail('exceedsOwnPermissions');
  for (const before of roles.filter(({ is_default }) => is_default))
    await saveRole(tx, caller, before.id, { is_default: false });
  await saveRole(tx, caller, roleId, { is_default: true });
  await record(tx, roleMadeDefault, { roleId });
  audit({ object: roleId });
  return presentRole(tx, caller, roleId);
});
