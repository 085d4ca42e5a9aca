import { resendInvitation as call } from '@archway/contract/member/calls';
import { ACTIVATION } from '@archway/rules/organization-types';
import { hasMailsLeft, MAILBOX_FULL } from '../../../platform/mail/mails-left.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { findLinkHolder, findMailbox } from '../../session/public.ts';
import { hasInvitationsLeft, mailInvitation } from '../invitation-mail.ts';
import { lockMember, lockOrganization } from '../member-changes.repository.ts';
import { presentMember } from '../member.present.ts';
import { findMember } from '../member.repository.ts';
import { canActOn } from '../within-own-role.ts';

export const resendInvitation = implement(call, async ({ input, caller, tx, config, fail, audit }) => {
  const { userCode } = input;
  const owner = { orgId: caller.orgId, userCode };
  const { name: organization } = await lockOrganization(tx, caller);
  await lockMember(tx, caller, userCode);
  const member = (await findMember(tx, caller, userCode)) ?? fail('notFound');
  if (!(await canActOn(tx, caller, member))) return fail('exceedsOwnPermissions');
  if (member.activation !== ACTIVATION.notActivated) return fail('conflict');
  if (!(await hasInvitationsLeft(tx, caller.orgId))) return fail('invitationLimit');
  const { email, language } = await findMailbox(tx, owner);
  if (!(await hasMailsLeft(tx, email))) return fail('tooMany', MAILBOX_FULL);
  const { displayName: name } = await findLinkHolder(tx, caller.orgId, caller.userCode);
  const inviter = { userCode: caller.userCode, name };
  const role = { code: member.role_code, name: member.role_name };
  await mailInvitation({ tx, config }, owner, { to: email, language, organization, inviter, role });
  audit({ object: userCode });
  return presentMember(member);
});
