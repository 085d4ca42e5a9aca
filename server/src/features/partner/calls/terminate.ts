import { terminatePartner as call } from '@archway/contract/partner/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { changePartnership } from '../change-partnership.ts';
import { openOrdersOf, type OpenOrders } from '../../organization/public.ts';

/** Refuses to end a partnership that has open orders: its row is locked first, so none is sent meanwhile. */
export const terminateUnless = (openOrders: OpenOrders) =>
  implement(call, async ({ input, caller, tx, fail, audit }) => {
    const changed = await changePartnership(tx, caller, 'terminate', input);
    if (typeof changed === 'string') return fail(changed);
    const orders = await openOrders(tx, caller.orgId, changed.companyCode);
    if (orders.length > 0) return fail('hasOpenOrders', { params: { orders: orders.join(', ') } });
    audit({ object: changed.partnershipId });
    return changed;
  });

export const terminate = terminateUnless(openOrdersOf);
