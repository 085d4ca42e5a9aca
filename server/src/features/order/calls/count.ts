import { countOrders as call } from '@archway/contract/order/calls';
import { countEach, totalOf } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { readClock } from '../../organization/public.ts';
import { findLabOrders } from '../lab-order-list.repository.ts';
import { findOrders } from '../order-list.repository.ts';
import { narrowingOfClinic, narrowingOfLab } from '../order-narrowing.ts';
import { isClinic } from '../order.repository.ts';

export const count = implement(
  call,
  async ({ input, caller, tx }) => {
    // Once for all lists.
    const clock = await readClock(tx, caller.orgId);
    if (!isClinic(caller)) {
      const lists = [];
      for (const filters of input.lists)
        lists.push(findLabOrders(tx, caller, await narrowingOfLab(tx, caller, filters, clock)));
      return { list: (await countEach(tx, lists)).map(totalOf) };
    }
    const lists = [];
    for (const filters of input.lists)
      lists.push(findOrders(tx, caller, await narrowingOfClinic(tx, caller, filters, clock)));
    return { list: (await countEach(tx, lists)).map(totalOf) };
  },
  { reads: true },
);
