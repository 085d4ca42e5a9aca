import { setToothNumberingSystem as call } from '@archway/contract/account/calls';
import { toothNumberingOf } from '@archway/rules/tooth-numbering';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentCaller } from '../account.present.ts';
import { saveProfile } from '../account.repository.ts';

export const setToothNumberingSystem = implement(call, async ({ input, caller, tx, store, audit }) => {
  const system = toothNumberingOf(input.toothNumberingSystem);
  await saveProfile(tx, caller, { tooth_numbering_system: system });
  audit({ object: caller.userCode, detail: { toothNumberingSystem: system } });
  return presentCaller({ tx, store, caller });
});
