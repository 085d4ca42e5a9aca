import { isOpen, type OrderStatus } from '@archway/rules/order/statuses';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { moveCase, restoreCaseState } from '../../case/public.ts';
import { findPlan } from '../order-plan.repository.ts';
import { orderFollowed } from '../order.events.ts';
import { listOrdersOfCase } from '../order.repository.ts';
import { ownersOf } from '../owners.ts';

/** A job of the clinic: its case follows its orders, whose rows are the truth, and its open pages hear of what the lab did. */
export const followOrder = defineJob({
  name: 'order.follow',
  input: z.object({ orderId: z.uuid(), caseId: z.uuid() }),
  async run({ orgId, input: { orderId, caseId }, inTenant }) {
    await inTenant(async (tx) => {
      const orders = await listOrdersOfCase(tx, orgId, caseId);
      const plan = await findPlan(tx, orgId, orderId);
      if (plan === undefined) return;
      const open = orders.find(({ status }) => isOpen(status as OrderStatus));
      const ended = orders.find(({ id }) => id === orderId);
      if (open !== undefined)
        await moveCase(tx, orgId, caseId, open.started_at === null ? 'ordered' : 'designing');
      else if (ended?.status === 'completed') await moveCase(tx, orgId, caseId, 'completed');
      else await restoreCaseState(tx, orgId, caseId, plan.case_before);
      await record(tx, orderFollowed, { orderId, caseId, ownedBy: await ownersOf(tx, orgId, plan) });
    });
  },
});
