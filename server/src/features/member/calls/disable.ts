import { disable as call } from '@archway/contract/member/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { endSessions } from '../../session/public.ts';
import { memberDisabled } from '../member.events.ts';
import { presentMember } from '../member.present.ts';
import { findMember, lockActiveAdministrators, saveActivation } from '../member.repository.ts';
import { canActOn, needIdentityFor } from '../within-own-role.ts';

export const disable = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { userCode } = input;
  const administrators = await lockActiveAdministrators(tx, caller);
  const member = await findMember(tx, caller, userCode);
  if (member === undefined) return fail('notFound');
  if (!(await canActOn(tx, caller, member))) return fail('exceedsOwnPermissions');
  if (administrators.length === 1 && administrators[0] === userCode) return fail('lastAdministrator');
  if (userCode === caller.userCode) return fail('conflict');
  needIdentityFor(caller, member);
  const from = [ACTIVATION.notActivated, ACTIVATION.activated];
  if (!(await saveActivation(tx, caller, userCode, { from, to: ACTIVATION.disabled })))
    return fail('conflict');
  await endSessions(tx, { orgId: caller.orgId, userCode }, 'disabled');
  await record(tx, memberDisabled, { userCode });
  audit({ object: userCode });
  return presentMember({ ...member, activation: ACTIVATION.disabled });
});
