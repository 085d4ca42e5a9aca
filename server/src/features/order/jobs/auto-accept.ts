import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { tell } from '../../letter/public.ts';
import { isComplete, listAdministrators } from '../../organization/public.ts';
import { holdPartner } from '../../partner/public.ts';
import { asLab } from '../as-organization.ts';
import { acceptOrder } from '../accept-order.ts';
import { workStepOfLab } from '../on-order.ts';
import { ownCardOf } from '../order-card.ts';
import { orderNotAutoAcceptedMail } from '../order.mails.ts';
import { lockOrder } from '../order.repository.ts';

/**
 * A job of the lab: accepts at once what a clinic sends for which the lab has chosen so. A rush order waits for somebody to
 * look; so does every one while the lab is incomplete, which its administrators are told.
 */
export const autoAccept = defineJob({
  name: 'order.autoAccept',
  input: z.object({ orderId: z.uuid(), occasion: z.string() }),
  async run({ orgId, input: { orderId, occasion }, inTenant, config }) {
    await inTenant(async (tx) => {
      const lab = asLab(orgId);
      const order = await lockOrder(tx, lab, orderId);
      const step = order && workStepOfLab(order, 'accept', { isRevisionSeen: true });
      if (order === undefined || step === undefined || order.is_rush) return;
      const partner = await holdPartner(tx, lab, order.org_id);
      if (partner?.auto_accept !== true) return;
      if (!(await isComplete(tx, orgId))) {
        await tell(
          tx,
          { orgId, config },
          {
            event: 'orderNotAutoAccepted',
            mail: orderNotAutoAcceptedMail,
            type: 2,
            params: { order: order.code },
            path: `/order-management/detail/${orderId}`,
            // The same members are told of the order itself.
            occasion: `${occasion}:auto`,
          },
          await listAdministrators(tx, orgId),
        );
        return;
      }
      const { name } = await ownCardOf(tx, orgId);
      const acting = { orgId, orgType: lab.orgType, userCode: null, name };
      // A day that has passed needs a person who names a later one.
      await acceptOrder(tx, acting, order, { step, proposedOn: null, isAuto: true });
    });
  },
});
