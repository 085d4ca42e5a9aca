import type { saveMember } from '@archway/contract/member/calls';
import { INVITATION_DAYS } from '@archway/rules/invitations';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../../platform/events/record.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { CallContext } from '../../platform/rpc/implement.ts';
import { judgeRoles } from '../role/public.ts';
import { countLinksOfLastDay, findAccount, makeLink } from '../session/public.ts';
import { insertInvited, lockOrganization } from './member-changes.repository.ts';
import './member.events.ts';

/** An organization's mails to strangers, in 24 hours. */
const MOST_INVITATIONS_A_DAY = 20;

/** Makes a member who has no password yet and mails the link to set one. Answers with the new code. */
export async function invite({
  input,
  caller,
  tx,
  config,
  request,
  fail,
}: CallContext<typeof saveMember>): Promise<string> {
  const { email = '', roleId = '', message = '', language = request.language } = input;
  const { name: organization } = await lockOrganization(tx, caller);
  const role = (await judgeRoles(tx, caller, [roleId])).get(roleId) ?? fail('notFound');
  if (!role.isWithin) return fail('beyondOwnRights');
  if ((await countLinksOfLastDay(tx, caller.orgId, 'invitation')) >= MOST_INVITATIONS_A_DAY)
    return fail('invitationLimit');
  // An account name may look like an address, so names are asked as well: a log-in could not tell the two apart.
  if ((await findAccount(tx, email)) !== undefined) return fail('addressTaken');
  const invited = {
    userCode: uuidv7(),
    email,
    displayName: input.displayName ?? (email.split('@')[0] ?? '').slice(0, 64),
    roleId,
    phone: input.phone ?? '',
    gender: input.gender ?? null,
    language,
  };
  if (!(await insertInvited(tx, caller, invited))) return fail('addressTaken');
  const owner = { orgId: caller.orgId, userCode: invited.userCode };
  const sign = await makeLink(tx, 'invitation', owner);
  await queueMail(tx, caller.orgId, {
    key: `invitation:${invited.userCode}`,
    to: email,
    language,
    template: 'invitation',
    params: { organization, days: INVITATION_DAYS },
    facts: ['organization'],
    message,
    link: `${config.PUBLIC_ORIGIN}/set-password/${sign}`,
  });
  await record(tx, 'member.invited', { userCode: invited.userCode });
  return invited.userCode;
}
