import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { FORMER_PARTNER_DAYS } from '@archway/rules/order/shipping';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { z } from 'zod';
import { enqueueLater } from '../../../platform/jobs/enqueue.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import { getOrganization } from '../../organization/public.ts';
import { findPartnership } from '../../partner/public.ts';
import { endOverdueGrants, setGrantsEnd } from '../order-grant.repository.ts';

const DAY = 86_400;
/** So that the queue's clock is not ahead of the database's when it comes to it. */
const AFTERWARDS = 60;

const Input = z.object({ partnershipId: z.uuid() });

/**
 * A job of the clinic, when a partnership has ended or begun again: the lab keeps the files of completed orders for a time, after which
 * they are held for nobody. Nothing is handed out after that day, whenever the job comes to it.
 */
export const keepForFormer: Job<typeof Input> = defineJob({
  name: 'order.keepForFormer',
  input: Input,
  async run({ orgId, input, inTenant }) {
    await inTenant(async (tx) => {
      const { type: orgType } = await getOrganization(tx, orgId);
      if (orgType !== ORGANIZATION_TYPE.clinic) return;
      const row = await findPartnership(tx, { orgId, orgType }, input.partnershipId);
      if (row === undefined) return;
      const { counterpart: lab, terminated_at: ended } = row;
      if (row.status === PARTNERSHIP_STATUS.accepted) return setGrantsEnd(tx, orgId, { lab, until: null });
      if (row.status !== PARTNERSHIP_STATUS.terminated || ended === null) return;
      const until = new Date(ended.getTime() + FORMER_PARTNER_DAYS * DAY * 1_000);
      await setGrantsEnd(tx, orgId, { lab, until });
      await endOverdueGrants(tx, orgId, lab);
      await enqueueLater(tx, orgId, keepForFormer, {
        input,
        key: input.partnershipId,
        seconds: FORMER_PARTNER_DAYS * DAY + AFTERWARDS,
      });
    });
  },
});
