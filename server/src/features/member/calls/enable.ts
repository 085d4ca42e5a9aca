import { enable as call } from '@archway/contract/member/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { memberEnabled } from '../member.events.ts';
import { presentMember } from '../member.present.ts';
import { findMember, saveActivation } from '../member.repository.ts';
import { canActOn, needIdentityFor } from '../within-own-role.ts';

export const enable = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { userCode } = input;
  const member = await findMember(tx, caller, userCode);
  if (member === undefined) return fail('notFound');
  if (!(await canActOn(tx, caller, member))) return fail('exceedsOwnPermissions');
  needIdentityFor(caller, member);
  // Who was disabled before confirming the address is back where they were: waiting for the mail.
  const to = member.email_verified ? ACTIVATION.activated : ACTIVATION.notActivated;
  if (!(await saveActivation(tx, caller, userCode, { from: [ACTIVATION.disabled], to }))) {
    return fail('conflict');
  }
  await record(tx, memberEnabled, { userCode });
  audit({ object: userCode });
  return presentMember({ ...member, activation: to });
});
