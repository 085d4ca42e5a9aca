import { editEmail as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { askToConfirmEmail } from '../account-mails.ts';

export const editEmail = implement(call, async ({ input, caller, tx, config, request, audit }) => {
  await askToConfirmEmail({ tx, config, owner: caller, language: request.language }, input.email);
  audit({ object: caller.userCode });
  return {};
});
