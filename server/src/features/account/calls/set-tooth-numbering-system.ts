import { setToothNumberingSystem as call } from '@archway/contract/account/calls';
import { toothNumberingOf } from '@archway/rules/tooth-numbering';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentAccount } from '../account.present.ts';
import { getAccount, saveProfile } from '../account.repository.ts';

export const setToothNumberingSystem = implement(call, async ({ input, caller, tx, audit }) => {
  const system = toothNumberingOf(input.toothNumberingSystem);
  await saveProfile(tx, caller, { tooth_numbering_system: system });
  audit({ object: caller.userCode, detail: { toothNumberingSystem: system } });
  return presentAccount(await getAccount(tx, caller), caller);
});
