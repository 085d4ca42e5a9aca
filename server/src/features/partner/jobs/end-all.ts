import { partnershipEnding } from '@archway/rules/partner/machine';
import type { PartnershipStatus } from '@archway/rules/partner/statuses';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { getOrganization } from '../../organization/public.ts';
import { changePartnership } from '../change-partnership.ts';
import { cancelLiveInvitations } from '../invitation.repository.ts';
import { invitationsChanged } from '../partner.events.ts';
import { sideOf } from '../partner.present.ts';
import { lockLivePartnerships } from '../partnership.repository.ts';

/** Ends whatever an organization that is being closed has with others: partnerships, and requests of either side. */
export const endAll = defineJob({
  name: 'partner.endAll',
  input: z.object({ userCode: z.uuid() }),
  async run({ orgId, input: { userCode }, inTenant }) {
    await inTenant(async (tx) => {
      const { type: orgType } = await getOrganization(tx, orgId);
      const caller = { orgId, orgType, userCode };
      if ((await cancelLiveInvitations(tx, orgId)) > 0) await record(tx, invitationsChanged, {});
      for (const row of await lockLivePartnerships(tx, caller)) {
        const ending = partnershipEnding(row.status as PartnershipStatus, sideOf(caller, row));
        if (ending === undefined) continue;
        await changePartnership(tx, caller, ending, { partnershipId: row.id, version: row.version });
      }
    });
  },
});
