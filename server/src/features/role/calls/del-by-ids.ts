import { deleteRoles as call } from '@archway/contract/role/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { doneOf, forEachItem } from '../../../platform/rpc/item-results.ts';
import { countHolders } from '../role-holders.repository.ts';
import { rolesWithin } from '../role-rights.ts';
import { roleDeleted } from '../role.events.ts';
import { deleteRole, lockRoles, moveDeletedHolders } from '../role.repository.ts';

export const delByIds = implement(call, async ({ input, caller, tx, request, audit }) => {
  const roles = await lockRoles(tx, caller);
  const holders = await countHolders(tx, caller, input.ids);
  const within = await rolesWithin(tx, caller, roles);
  const fallback = roles.find(({ is_default }) => is_default);
  const results = await forEachItem(input.ids, request.language, async (roleId) => {
    const role = roles.find(({ id }) => id === roleId);
    if (role === undefined) return 'notFound';
    if (role.protected || role.is_default) return 'roleProtected';
    if (!within.has(roleId)) return 'exceedsOwnPermissions';
    if (holders.has(roleId)) return 'roleInUse';
    if (fallback !== undefined) await moveDeletedHolders(tx, caller, { from: roleId, to: fallback.id });
    await deleteRole(tx, caller, roleId);
    await record(tx, roleDeleted, { roleId });
    return 'ok';
  });
  audit({ object: caller.orgId, detail: { deleted: doneOf(results).join(' ') } });
  return results;
});
