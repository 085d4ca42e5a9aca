import { confirmTotp as call } from '@archway/contract/credential/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { mailNotice } from '../../session/public.ts';
import { askForCode, lockMember } from '../second-step.repository.ts';
import { unsealSecret } from '../secret-box.ts';
import { stepOfCode } from '../totp.ts';
import { confirmPending, findTotp } from '../totp.repository.ts';

export const confirmTotp = implement(call, async (context) => {
  const { input, caller, tx, config, request, fail, audit } = context;
  await lockMember(tx, caller);
  const totp = await findTotp(tx, caller);
  if (totp === undefined || totp.pending === null) return fail('verifyCodeError');
  const { pending, now } = totp;
  const step = stepOfCode(unsealSecret(config.secrets.totp, caller, pending), input.code, now);
  if (step === null) return fail('verifyCodeError');
  await confirmPending(tx, caller, step);
  await askForCode(tx, caller);
  await mailNotice(tx, { config, request, owner: caller }, 'twoStepOn');
  audit({ object: caller.userCode });
  return {};
});
