import type { saveMember } from '@archway/contract/member/calls';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../../platform/events/record.ts';
import { hasMailsLeft, MAILBOX_FULL } from '../../platform/mail/mails-left.ts';
import type { CallContext } from '../../platform/rpc/implement.ts';
import { judgeRoles } from '../role/public.ts';
import { findLinkHolder } from '../link/public.ts';
import { isAddressTaken } from '../session/public.ts';
import { hasInvitationsLeft, mailInvitation, noteInvitationTry } from './invitation-mail.ts';
import { insertInvited, lockOrganization } from './member-changes.repository.ts';
import { memberInvited } from './member.events.ts';

type Fail = (
  failure: 'notFound' | 'exceedsOwnPermissions' | 'invitationLimit' | 'addressTaken' | 'tooMany',
  more?: typeof MAILBOX_FULL,
) => never;

/** A call that may invite, by its context. */
interface Inviting extends Pick<CallContext<typeof saveMember>, 'caller' | 'tx' | 'config' | 'request'> {
  fail: Fail;
  failKeeping: Fail;
}

type Guest = Omit<CallContext<typeof saveMember>['input'], 'userCode'>;

/** Makes a member who has no password yet and mails the link to set one. Answers with the new code. */
export async function invite(
  { caller, tx, config, request, fail, failKeeping }: Inviting,
  guest: Guest,
): Promise<string> {
  const { email = '', roleId = '', message = '', language = request.language } = guest;
  const { name: organization } = await lockOrganization(tx, caller);
  const role = (await judgeRoles(tx, caller, [roleId])).get(roleId) ?? fail('notFound');
  if (!role.isWithin) return fail('exceedsOwnPermissions');
  if (!(await hasInvitationsLeft(tx, caller.orgId))) return fail('invitationLimit');
  // Counts as one of the day's invitations: nobody finds out whose accounts there are by inviting a list of addresses.
  if (await isAddressTaken(tx, email)) {
    await noteInvitationTry(tx, caller);
    return failKeeping('addressTaken');
  }
  if (!(await hasMailsLeft(tx, email))) return fail('tooMany', MAILBOX_FULL);
  const invited = {
    userCode: uuidv7(),
    email,
    displayName: guest.displayName ?? (email.split('@')[0] ?? '').slice(0, 64),
    roleId,
    phone: guest.phone ?? '',
    gender: guest.gender ?? null,
    language,
  };
  if (!(await insertInvited(tx, caller, invited))) return fail('addressTaken');
  const owner = { orgId: caller.orgId, userCode: invited.userCode };
  const { displayName: name } = await findLinkHolder(tx, caller.orgId, caller.userCode);
  const inviter = { userCode: caller.userCode, name };
  await mailInvitation({ tx, config }, owner, { to: email, language, organization, inviter, role, message });
  await record(tx, memberInvited, { userCode: invited.userCode });
  return invited.userCode;
}
