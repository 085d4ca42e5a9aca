import { deleteMembers as call } from '@archway/contract/member/calls';
import { record } from '../../../platform/events/record.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { doneOf, forEachItem } from '../../../platform/rpc/item-results.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { forgetCredentials } from '../../credential/public.ts';
import { endAllLinks } from '../../link/public.ts';
import { endSessions } from '../../session/public.ts';
import { markDeleted } from '../member-changes.repository.ts';
import { memberDeleted } from '../member.events.ts';
import { findMember, lockActiveAdministrators } from '../member.repository.ts';
import { canActOn } from '../within-own-role.ts';

export const delByIds = implement(call, async ({ input, caller, tx, request, audit }) => {
  const administrators = new Set(await lockActiveAdministrators(tx, caller));
  const results = await forEachItem(input.ids, request.language, async (userCode) => {
    const member = await findMember(tx, caller, userCode);
    if (member === undefined) return 'notFound';
    if (!(await canActOn(tx, caller, member))) return 'exceedsOwnPermissions';
    if (administrators.size === 1 && administrators.has(userCode)) return 'lastAdministrator';
    if (userCode === caller.userCode) return 'cannotTargetSelf';
    await deleteMember(tx, caller, userCode);
    administrators.delete(userCode);
    return 'ok';
  });
  audit({ object: caller.orgId, detail: { deleted: doneOf(results).join(' ') } });
  return results;
});

async function deleteMember(tx: Tx, caller: Caller, userCode: string): Promise<void> {
  const owner = { orgId: caller.orgId, userCode };
  await markDeleted(tx, caller, userCode);
  await forgetCredentials(tx, owner);
  await endSessions(tx, owner, 'deleted');
  await endAllLinks(tx, owner);
  await record(tx, memberDeleted, { userCode });
}
