import { editEmail as call } from '@archway/contract/account/calls';
import { MAILBOX_FULL } from '../../../platform/mail/mails-left.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { askToConfirmEmail } from '../account-mails.ts';
import { getAddressee } from '../account.repository.ts';
import { mailOldAddress } from '../address-change-mails.ts';
import { emailChangeAskedMail } from '../account.mails.ts';

export const editEmail = implement(call, async ({ input, caller, tx, config, request, fail, audit }) => {
  const { language } = request;
  if (!(await askToConfirmEmail({ tx, config, owner: caller, language }, input.email)))
    return fail('tooMany', MAILBOX_FULL);
  const to = await getAddressee(tx, caller);
  // An address that was never confirmed is nobody's yet: there is nobody to tell.
  if (to.emailVerified)
    await mailOldAddress({ tx, config }, caller, {
      to,
      template: emailChangeAskedMail,
      newEmail: input.email,
    });
  audit({ object: caller.userCode });
  return {};
});
