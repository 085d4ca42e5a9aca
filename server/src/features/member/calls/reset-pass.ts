import { resetPass as call } from '@archway/contract/member/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import { MAILBOX_FULL } from '../../../platform/mail/mails-left.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { resetByAdministrator } from '../../account/public.ts';
import { lockMember } from '../member-changes.repository.ts';
import { findMember } from '../member.repository.ts';
import { canActOn } from '../within-own-role.ts';

export const resetPass = implement(call, async ({ input, caller, tx, config, fail, audit }) => {
  const { userCode } = input;
  await lockMember(tx, caller, userCode);
  const member = (await findMember(tx, caller, userCode)) ?? fail('notFound');
  if (userCode === caller.userCode) return fail('cannotTargetSelf');
  if (!(await canActOn(tx, caller, member))) return fail('exceedsOwnPermissions');
  if (member.activation === ACTIVATION.disabled) return fail('conflict');
  if (!(await resetByAdministrator({ tx, config }, { orgId: caller.orgId, userCode }, input)))
    return fail('tooMany', MAILBOX_FULL);
  audit({ object: userCode, detail: { mayBeStolen: input.mayBeStolen } });
  return {};
});
