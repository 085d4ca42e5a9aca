import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { getOrganization } from '../../organization/public.ts';
import { cardFrom } from '../own-card.ts';
import { cardsRefreshed } from '../partner.events.ts';
import { saveOwnCard } from '../partnership.repository.ts';

/** What an organization has changed about itself is brought to its partners, each in the row they share. */
export const refreshCards = defineJob({
  name: 'partner.refreshCards',
  input: z.object({}),
  async run({ orgId, inTenant }) {
    await inTenant(async (tx) => {
      const own = await getOrganization(tx, orgId);
      const others = await saveOwnCard(tx, { orgId, orgType: own.type }, cardFrom(own));
      if (others.length > 0) await record(tx, cardsRefreshed, { others });
    });
  },
});
