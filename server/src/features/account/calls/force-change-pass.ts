import { forceChangePass as call } from '@archway/contract/account/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { getCredentials } from '../account.repository.ts';
import { hashNewPassword, ownWordsOf } from '../new-password.ts';
import { setNewPassword } from '../set-new-password.ts';

export const forceChangePass = implementOpen(call, async (context) => {
  const { input, caller, inTenant, fail } = context;
  const credentials = await inTenant(caller.orgId, (tx) => getCredentials(tx, caller));
  const { force_change_password, password_hash: from } = credentials;
  // Without the force this would be a way around the old password.
  if (!force_change_password) return fail('conflict');
  const to = await hashNewPassword(
    input.newPassword,
    [from],
    (problems) => fail('passwordRefused', { data: { problems } }),
    ownWordsOf(credentials),
  );
  return inTenant(
    caller.orgId,
    async (tx) => (await setNewPassword(tx, context, { from, to })) ?? fail('conflict'),
  );
});
