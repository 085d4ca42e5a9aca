import { confirmPasskeys as call } from '@archway/contract/credential/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { endPasskeyReview } from '../passkey.repository.ts';

export const confirmPasskeys = implement(call, async ({ caller, tx, audit }) => {
  await endPasskeyReview(tx, caller);
  audit({ object: caller.userCode });
  return {};
});
