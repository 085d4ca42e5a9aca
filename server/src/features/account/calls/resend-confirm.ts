import { resendEmailConfirm as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findPendingEmail } from '../../session/public.ts';
import { askToConfirmEmail } from '../account-mails.ts';

export const resendConfirm = implement(call, async ({ caller, tx, config, request, fail, audit }) => {
  const email = await findPendingEmail(tx, caller);
  if (email === undefined) return fail('notFound');
  await askToConfirmEmail({ tx, config, owner: caller, language: request.language }, email);
  audit({ object: caller.userCode });
  return {};
});
