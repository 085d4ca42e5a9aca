import { findSite as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { askForMail } from '../ask-for-mail.ts';

export const findSite = implement(
  call,
  async ({ input, tx, request }) =>
    askForMail(tx, { kind: 'findSite', account: input.email, language: request.language }),
  { tenant: 'site' },
);
