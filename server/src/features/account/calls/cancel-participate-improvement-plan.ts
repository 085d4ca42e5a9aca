import { cancelParticipateImprovementPlan as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentCaller } from '../account.present.ts';
import { saveImprovementPlan } from '../account.repository.ts';

export const cancelParticipateImprovementPlan = implement(call, async ({ caller, tx, store, audit }) => {
  await saveImprovementPlan(tx, caller, null);
  audit({ object: caller.userCode });
  return presentCaller({ tx, store, caller });
});
