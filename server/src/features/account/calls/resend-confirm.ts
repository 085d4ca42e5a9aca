import { resendEmailConfirm as call } from '@archway/contract/account/calls';
import { MAILBOX_FULL } from '../../../platform/mail/mails-left.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { findPendingEmail } from '../../link/public.ts';
import { askToConfirmEmail } from '../account-mails.ts';

export const resendConfirm = implement(call, async ({ caller, tx, config, request, fail, audit }) => {
  const email = await findPendingEmail(tx, caller);
  if (email === undefined) return fail('notFound');
  const { language } = request;
  if (!(await askToConfirmEmail({ tx, config, owner: caller, language }, email)))
    return fail('tooMany', MAILBOX_FULL);
  audit({ object: caller.userCode });
  return {};
});
