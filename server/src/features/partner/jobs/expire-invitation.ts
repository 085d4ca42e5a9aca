import { invitationStep } from '@archway/rules/partner/invitation';
import type { InvitationStatus } from '@archway/rules/partner/invitation';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { lockInvitation, saveExpired } from '../invitation.repository.ts';
import { invitationsChanged } from '../partner.events.ts';

/** Writes down that an invitation is over, which it was by its time already, and has open pages told. */
export const expireInvitation = defineJob({
  name: 'partner.expireInvitation',
  input: z.object({ invitationId: z.uuid(), sending: z.int() }),
  async run({ orgId, input: { invitationId, sending }, inTenant }) {
    await inTenant(async (tx) => {
      const row = await lockInvitation(tx, orgId, invitationId);
      // One that was sent again has days of its own.
      if (row === undefined || row.sendings !== sending || !row.is_over) return;
      if (invitationStep(row.status as InvitationStatus, 'expire') === undefined) return;
      await saveExpired(tx, orgId, invitationId);
      await record(tx, invitationsChanged, {});
    });
  },
});
