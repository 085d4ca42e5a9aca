import { changePass as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { provePassword, waitFor } from '../../session/public.ts';
import { getCredentials } from '../account.repository.ts';
import { hashNewPassword, ownWordsOf } from '../new-password.ts';
import { setNewPassword } from '../set-new-password.ts';

export const changePass = implementOpen(call, async (context) => {
  const { input, caller, inTenant, fail } = context;
  const proof = await provePassword(context, { password: input.oldPassword });
  if ('tooEarlyBy' in proof) return fail('loginMoreFail', waitFor(proof.tooEarlyBy));
  if (!proof.isRight) return fail('wrongCredentials');
  const from = proof.identity.hash;
  const credentials = await inTenant(caller.orgId, (tx) => getCredentials(tx, caller));
  const to = await hashNewPassword(
    input.newPassword,
    [from],
    (problems) => fail('passwordRefused', { data: { problems } }),
    ownWordsOf(credentials),
  );
  return inTenant(caller.orgId, async (tx) => {
    await proof.forgive(tx);
    // Hashing takes its time, in which another tab may have changed it.
    return (await setNewPassword(tx, context, { from, to })) ?? fail('wrongCredentials');
  });
});
