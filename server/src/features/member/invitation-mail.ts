import { INVITATION_DAYS } from '@archway/rules/invitations';
import { roleTitleKey } from '@archway/locales/role-titles';
import type { Language } from '@archway/rules/languages';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../platform/config/config.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { translate } from '../../platform/text/translate.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { countLinksOfLastDay, makeLink, noteUsedLink } from '../link/public.ts';
import { invitationMail } from './member.mails.ts';

/** An organization's mails to strangers, in 24 hours; those sent again count as well. */
const MOST_INVITATIONS_A_DAY = 20;

export async function hasInvitationsLeft(tx: Tx, orgId: string): Promise<boolean> {
  return (await countLinksOfLastDay(tx, orgId, 'invitation')) < MOST_INVITATIONS_A_DAY;
}

/** An invitation that could not be sent, because the address has an account, counts like one that was. */
export const noteInvitationTry = (tx: Tx, member: { orgId: string; userCode: string }): Promise<void> =>
  noteUsedLink(tx, 'invitation', member);

interface Invitation {
  to: string;
  language: Language;
  organization: string;
  /** Who invites, and in which role. */
  inviter: { userCode: string; name: string };
  role: { code: string; name: string };
  /** Words of the inviter. */
  message?: string;
}

/** Mails the link by which somebody invited sets a password. An older one no longer works. */
export async function mailInvitation(
  { tx, config }: { tx: Tx; config: Config },
  owner: { orgId: string; userCode: string },
  { to, language, organization, inviter, role, message = '' }: Invitation,
): Promise<void> {
  const sign = await makeLink(tx, 'invitation', owner, { invitedBy: inviter.userCode });
  const title = roleTitleKey(role);
  await queueMail(tx, owner.orgId, {
    // Each is sent: the transaction around it happens once.
    key: `invitation:${uuidv7()}`,
    to,
    language,
    template: invitationMail,
    params: {
      organization,
      days: INVITATION_DAYS,
      inviter: inviter.name,
      role: title === undefined ? role.name : translate(language, title),
    },
    facts: ['organization', 'inviter', 'role'],
    message,
    link: `${config.PUBLIC_ORIGIN}/join/${sign}`,
  });
}
