import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { listHolders } from '../../member/public.ts';
import { asLab } from '../as-organization.ts';
import { giveOrder } from '../give-order.ts';
import { listOpenOf } from '../open-work.repository.ts';
import { ownCardOf } from '../order-card.ts';
import { TECHNICIANS_HOLD } from '../technicians.ts';

/** In one transaction; the job goes on until nothing is left. */
const MOST = 100;

/**
 * A job of a lab, when a member was deleted, shut out or given another role: what was not handed over is nobody's, so that
 * everybody sees it.
 */
export const leaveToAll = defineJob({
  name: 'order.leaveToAll',
  input: z.object({ userCode: z.uuid() }),
  async run({ orgId, input: { userCode }, inTenant }) {
    const lab = asLab(orgId);
    let left = MOST;
    while (left === MOST)
      left = await inTenant(async (tx) => {
        const holders = await listHolders(tx, orgId, TECHNICIANS_HOLD);
        if (holders.some((holder) => holder.userCode === userCode)) return 0;
        const open = await listOpenOf(tx, lab, userCode, MOST);
        if (open.length === 0) return 0;
        const { name } = await ownCardOf(tx, orgId);
        const acting = { orgId, orgType: lab.orgType, userCode: null, name };
        for (const { id } of open) await giveOrder(tx, { caller: lab, acting }, id, null);
        return open.length;
      });
  },
});
