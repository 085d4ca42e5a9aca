import { terminatePartner as call } from '@archway/contract/partner/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { changePartnership } from '../change-partnership.ts';
import { hasOpenOrders } from '../open-orders.ts';

export const terminate = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const changed = await changePartnership(tx, caller, 'terminate', input);
  if (typeof changed === 'string') return fail(changed);
  if (await hasOpenOrders(tx, caller, changed.companyCode)) return fail('partnershipHasOrders');
  audit({ object: changed.partnershipId });
  return changed;
});
