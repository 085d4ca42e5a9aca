import { savePreference as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentPreference } from '../account.present.ts';
import { savePreference as save } from '../account.repository.ts';

export const savePreference = implement(call, async ({ input, caller, tx, audit }) => {
  const kept = await save(tx, caller, input);
  audit({ object: caller.userCode, detail: { changed: Object.keys(input).join(' ') } });
  return presentPreference(kept);
});
