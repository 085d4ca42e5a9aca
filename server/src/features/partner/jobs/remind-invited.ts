import { INVITATION_DAYS } from '@archway/rules/invitations';
import { LIVE_INVITATIONS, REMINDER_DAYS } from '@archway/rules/partner/invitation';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { hasMailsLeft } from '../../../platform/mail/mails-left.ts';
import { getOrganization } from '../../organization/public.ts';
import { findAccount } from '../../session/public.ts';
import { mailInvitation } from '../invitation-mail.ts';
import { lockInvitation, saveReminded, statusOf } from '../invitation.repository.ts';
import { wantsNoInvitations } from '../invited-address.repository.ts';
import { invitationsChanged } from '../partner.events.ts';
import { partnerInvitationReminderMail } from '../partner.mails.ts';

const WORKS = 1;

/** Reminds an address once of each sending, unless it has registered meanwhile or wants no more mails. */
export const remindInvited = defineJob({
  name: 'partner.remindInvited',
  input: z.object({ invitationId: z.uuid(), sending: z.int() }),
  async run({ orgId, input: { invitationId, sending }, inTenant, config }) {
    await inTenant(async (tx) => {
      const row = await lockInvitation(tx, orgId, invitationId);
      if (row === undefined || row.sendings !== sending || row.reminded_at !== null) return;
      if (!LIVE_INVITATIONS.includes(statusOf(row))) return;
      const { status } = await getOrganization(tx, orgId);
      if (status !== WORKS || (await findAccount(tx, row.email)) !== undefined) return;
      if (await wantsNoInvitations(tx, orgId, row.folded)) return;
      if (!(await hasMailsLeft(tx, row.email))) return;
      await mailInvitation({ tx, config, orgId }, row, {
        template: partnerInvitationReminderMail,
        days: INVITATION_DAYS - REMINDER_DAYS,
      });
      await saveReminded(tx, orgId, invitationId);
      await record(tx, invitationsChanged, {});
    });
  },
});
