import { getLoad as call } from '@archway/contract/order/calls';
import { lastOfNextWeek } from '@archway/rules/order/list';
import { implement } from '../../../platform/rpc/implement.ts';
import { readOwnSettings } from '../../lab-settings/public.ts';
import { readClock } from '../../organization/public.ts';
import { readLoad } from '../lab-order-list.repository.ts';

export const load = implement(
  call,
  async ({ caller, tx }) => {
    const { today } = await readClock(tx, caller.orgId);
    const { dailyUnits } = await readOwnSettings(tx, caller.orgId);
    return {
      today,
      // A part of the orders says nothing of how full a day is.
      dailyUnits: caller.scope === 'own' ? null : dailyUnits,
      days: await readLoad(tx, caller, lastOfNextWeek(today)),
    };
  },
  { reads: true },
);
