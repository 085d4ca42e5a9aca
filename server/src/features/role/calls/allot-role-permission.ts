import { allotRolePermission as call } from '@archway/contract/role/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { listAvailableEntries, listMenuEntries, type MenuRow } from '../../menu/public.ts';
import { listHolders } from '../role-holders.repository.ts';
import { giveEntries, listGivenEntries, takeEntries } from '../role-menu.repository.ts';
import { isScopeWithin } from '../role-rights.ts';
import { roleEdited } from '../role.events.ts';
import { presentRole } from '../role.present.ts';
import { lockRoles, saveRole } from '../role.repository.ts';

export const allotRolePermission = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { roleId } = input;
  const roles = await lockRoles(tx, caller);
  const role = roles.find(({ id }) => id === roleId) ?? fail('notFound');
  if (roleId === caller.roleId) return fail('ownRole');
  if (role.protected) return fail('roleProtected');
  const available = await listAvailableEntries(tx, caller);
  const wanted = withParents(input.menuIds, available);
  if (wanted === undefined) return fail('invalidInput', { data: { fields: ['menuIds'] } });
  const given = (await listGivenEntries(tx, caller, [roleId])).get(roleId) ?? new Set();
  const added = [...wanted].filter((id) => !given.has(id));
  // Entries that are switched off are not in sight of whoever decides, so they stay as they are.
  const removed = available.map(({ id }) => id).filter((id) => given.has(id) && !wanted.has(id));
  const held = new Set((await listMenuEntries(tx, caller)).map(({ id }) => id));
  if (![...added, ...removed].every((id) => held.has(id)) || !isScopeWithin(caller, role.scope))
    return fail('exceedsOwnPermissions');
  await takeEntries(tx, caller, roleId, removed);
  await giveEntries(tx, caller, roleId, added);
  await saveRole(tx, caller, roleId);
  await record(tx, roleEdited, { roleId, userCodes: await listHolders(tx, caller, roleId) });
  audit({ object: roleId, detail: { added: added.join(' '), removed: removed.join(' ') } });
  return presentRole(tx, caller, roleId);
});

/** The entries with the screens they stand on; nothing when one is not to be had. */
function withParents(ids: readonly string[], available: readonly MenuRow[]): Set<string> | undefined {
  const byId = new Map(available.map((entry) => [entry.id, entry]));
  const wanted = new Set<string>();
  for (const id of ids) {
    for (let at: string | null = id; at !== null && !wanted.has(at); at = byId.get(at)?.parent_id ?? null) {
      if (!byId.has(at)) return undefined;
      wanted.add(at);
    }
  }
  return wanted;
}
