import { changePass as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { endSessions, isPassword, mailNotice } from '../../session/public.ts';
import { getCredentials, replacePassword } from '../account.repository.ts';
import { hashNewPassword } from '../new-password.ts';

export const changePass = implement(call, async (context) => {
  const { input, caller, tx, config, request, fail, audit } = context;
  const { password_hash } = await getCredentials(tx, caller);
  if (!(await isPassword(password_hash, input.oldPassword))) return fail('wrongCredentials');
  const hash = await hashNewPassword(input.newPassword, (problems) =>
    fail('passwordRefused', { data: { problems } }),
  );
  // Hashing takes its time, in which another tab may have changed it.
  if (!(await replacePassword(tx, caller, { from: password_hash, to: hash })))
    return fail('wrongCredentials');
  await endSessions(tx, { ...caller, except: caller.sessionId }, 'passwordChanged');
  await mailNotice(tx, { config, request, owner: caller }, 'passwordChanged');
  audit({ object: caller.userCode });
  return {};
});
