import { startTotp as call } from '@archway/contract/credential/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { lockMember } from '../second-step.repository.ts';
import { sealSecret } from '../secret-box.ts';
import { newTotpSecret, totpUri } from '../totp.ts';
import { savePending } from '../totp.repository.ts';

export const startTotp = implement(call, async ({ caller, tx, config, audit }) => {
  audit({ object: caller.userCode });
  const { login_account } = await lockMember(tx, caller);
  const secret = newTotpSecret();
  await savePending(tx, caller, sealSecret(config.secrets.totp, caller, secret));
  return { secret, uri: totpUri(login_account, secret) };
});
