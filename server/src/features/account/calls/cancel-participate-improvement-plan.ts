import { cancelParticipateImprovementPlan as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentAccount } from '../account.present.ts';
import { getAccount, saveImprovementPlan } from '../account.repository.ts';

export const cancelParticipateImprovementPlan = implement(call, async ({ caller, tx, audit }) => {
  await saveImprovementPlan(tx, caller, null);
  audit({ object: caller.userCode });
  return presentAccount(await getAccount(tx, caller), caller);
});
