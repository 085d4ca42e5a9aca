import { INVITATION_DAYS } from '@archway/rules/invitations';
import { REMINDER_DAYS } from '@archway/rules/partner/invitation';
import type { Config } from '../../platform/config/config.ts';
import { enqueueLater } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { mailInvitation } from './invitation-mail.ts';
import type { InvitationRow } from './invitation.repository.ts';
import { expireInvitation } from './jobs/expire-invitation.ts';
import { remindInvited } from './jobs/remind-invited.ts';
import { partnerInvitationMail } from './partner.mails.ts';

const DAY = 86_400;
/** So that the queue's clock is not ahead of the database's when it comes to it. */
const AFTERWARDS = 60;

interface At {
  tx: Tx;
  config: Config;
  orgId: string;
}

/** Mails a link of this sending, and has the address reminded and the invitation ended in time. */
export async function sendInvitation({ tx, config, orgId }: At, row: InvitationRow): Promise<void> {
  await mailInvitation({ tx, config, orgId }, row, {
    template: partnerInvitationMail,
    days: INVITATION_DAYS,
  });
  const input = { invitationId: row.id, sending: row.sendings };
  const key = `${row.id}:${row.sendings}`;
  await enqueueLater(tx, orgId, remindInvited, { input, key, seconds: REMINDER_DAYS * DAY });
  await enqueueLater(tx, orgId, expireInvitation, {
    input,
    key,
    seconds: INVITATION_DAYS * DAY + AFTERWARDS,
  });
}
