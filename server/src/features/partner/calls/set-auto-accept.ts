import { setAutoAccept as call } from '@archway/contract/partner/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { chooseAsLab } from '../choose-as-lab.ts';

export const autoAccept = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const changed = await chooseAsLab(tx, caller, input, { auto_accept: input.autoAccept });
  if (typeof changed === 'string') return fail(changed);
  audit({ object: changed.partnershipId, detail: { autoAccept: input.autoAccept } });
  return changed;
});
