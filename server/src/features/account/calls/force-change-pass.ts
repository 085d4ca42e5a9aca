import { forceChangePass as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { afterNewPassword, KEPT_ANSWER } from '../after-new-password.ts';
import { getCredentials, replacePassword } from '../account.repository.ts';
import { hashNewPassword, ownWordsOf } from '../new-password.ts';

export const forceChangePass = implement(
  call,
  async (context) => {
    const { input, caller, tx, fail } = context;
    // Without the force this would be a way around the old password.
    const credentials = await getCredentials(tx, caller);
    const { force_change_password, password_hash } = credentials;
    if (!force_change_password) return fail('conflict');
    const hash = await hashNewPassword(
      input.newPassword,
      [password_hash],
      (problems) => fail('passwordRefused', { data: { problems } }),
      ownWordsOf(credentials),
    );
    if (!(await replacePassword(tx, caller, { from: password_hash, to: hash }))) return fail('conflict');
    return afterNewPassword(context);
  },
  KEPT_ANSWER,
);
