import { setDaysOnWay as call } from '@archway/contract/partner/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { chooseAsLab } from '../choose-as-lab.ts';

export const daysOnWay = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const changed = await chooseAsLab(tx, caller, input, { days_on_way: input.daysOnWay });
  if (typeof changed === 'string') return fail(changed);
  audit({ object: changed.partnershipId, detail: { daysOnWay: input.daysOnWay } });
  return changed;
});
