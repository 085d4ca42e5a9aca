import { forgetPass as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { askForMail } from '../ask-for-mail.ts';

export const forgetPass = implement(
  call,
  async ({ input, tx, request }) =>
    askForMail(tx, { kind: 'resetPassword', account: input.account, language: request.language }),
  { tenant: 'site' },
);
