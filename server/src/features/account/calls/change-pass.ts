import { changePass as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { isPassword } from '../../session/public.ts';
import { afterNewPassword, KEPT_ANSWER } from '../after-new-password.ts';
import { getCredentials, replacePassword } from '../account.repository.ts';
import { hashNewPassword, ownWordsOf } from '../new-password.ts';

export const changePass = implement(
  call,
  async (context) => {
    const { input, caller, tx, fail } = context;
    const credentials = await getCredentials(tx, caller);
    const { password_hash } = credentials;
    if (!(await isPassword(password_hash, input.oldPassword))) return fail('wrongCredentials');
    const hash = await hashNewPassword(
      input.newPassword,
      [password_hash],
      (problems) => fail('passwordRefused', { data: { problems } }),
      ownWordsOf(credentials),
    );
    // Hashing takes its time, in which another tab may have changed it.
    if (!(await replacePassword(tx, caller, { from: password_hash, to: hash })))
      return fail('wrongCredentials');
    return afterNewPassword(context);
  },
  KEPT_ANSWER,
);
