import type { Config } from '../../platform/config/config.ts';
import type { MailSpec } from '../../platform/mail/mail-spec.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { newToken } from '../../platform/random-token.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import { getOrganization } from '../organization/public.ts';
import { hashOfInvitation } from '../registration/public.ts';
import { findMailbox } from '../session/public.ts';
import { insertInvitationLink, type InvitationRow } from './invitation.repository.ts';

interface At {
  tx: Tx;
  config: Config;
  orgId: string;
}

/** Mails a link of the invitation's current sending, in the language of who invites. The address's own is not known. */
export async function mailInvitation(
  { tx, config, orgId }: At,
  row: InvitationRow,
  { template, days }: { template: MailSpec; days: number },
): Promise<void> {
  const token = newToken();
  const { id: invitationId, sendings: sending, invited_by: userCode } = row;
  await insertInvitationLink(tx, orgId, { invitationId, sending, hash: hashOfInvitation(token) });
  const [{ name }, { language }, names] = [
    await getOrganization(tx, orgId),
    await findMailbox(tx, { orgId, userCode }),
    await namesOf(tx, orgId, [userCode]),
  ];
  await queueMail(tx, orgId, {
    key: `${template.name}:${invitationId}:${sending}`,
    to: row.email,
    language,
    template,
    params: { organization: name, inviter: names.get(userCode) ?? '', days },
    facts: ['organization', 'inviter'],
    message: row.message,
    link: `${config.PUBLIC_ORIGIN}/register?invitation=${token}`,
    stopLink: `${config.PUBLIC_ORIGIN}/no-more-invitations?token=${token}`,
  });
}
