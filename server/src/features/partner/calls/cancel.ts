import { cancelPartner as call } from '@archway/contract/partner/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { changePartnership } from '../change-partnership.ts';

export const cancel = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const changed = await changePartnership(tx, caller, 'cancel', input);
  if (typeof changed === 'string') return fail(changed);
  audit({ object: changed.partnershipId });
  return changed;
});
