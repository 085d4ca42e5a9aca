import { resetPass as call } from '@archway/contract/member/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import { implement } from '../../../platform/rpc/implement.ts';
import { resetByAdministrator } from '../../account/public.ts';
import { lockMember } from '../member-changes.repository.ts';
import { findMember } from '../member.repository.ts';
import { canActOn } from '../within-own-role.ts';

/** When a full mailbox may be written to again at the latest. */
const HOUR = 3_600;

export const resetPass = implement(call, async ({ input, caller, tx, config, fail, audit }) => {
  const { userCode } = input;
  await lockMember(tx, caller, userCode);
  const member = (await findMember(tx, caller, userCode)) ?? fail('notFound');
  if (userCode === caller.userCode) return fail('oneself');
  if (!(await canActOn(tx, caller, member))) return fail('beyondOwnRights');
  if (member.activation === ACTIVATION.disabled) return fail('conflict');
  if (!(await resetByAdministrator({ tx, config }, { orgId: caller.orgId, userCode }, input)))
    return fail('tooMany', { params: { seconds: HOUR }, data: { retryAfter: HOUR } });
  audit({ object: userCode, detail: { mayBeStolen: input.mayBeStolen } });
  return {};
});
