import { stopTotp as call } from '@archway/contract/credential/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { mailNotice } from '../../session/public.ts';
import { deleteRecoveryCodes } from '../recovery-code.repository.ts';
import { askForNoCode } from '../second-step.repository.ts';
import { deleteTotp } from '../totp.repository.ts';

export const stopTotp = implement(call, async ({ caller, tx, config, request, audit }) => {
  // Stopped twice, it is told once.
  if (await askForNoCode(tx, caller)) {
    await mailNotice(tx, { config, request, owner: caller }, 'twoStepOff');
  }
  await deleteTotp(tx, caller);
  await deleteRecoveryCodes(tx, caller);
  audit({ object: caller.userCode });
  return {};
});
