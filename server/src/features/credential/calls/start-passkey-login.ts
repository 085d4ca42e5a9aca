import { startPasskeyLogin as call } from '@archway/contract/credential/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { newToken, sha256 } from '../../../platform/random-token.ts';
import { keepQuestion } from '../passkey-question.repository.ts';
import { askForAnswer } from '../webauthn.ts';

export const startPasskeyLogin = implement(
  call,
  async ({ config, tx }) => {
    const ticket = newToken();
    const question = await askForAnswer(config);
    await keepQuestion(tx, SITE_ORG_ID, sha256(ticket), question.challenge);
    return { ticket, question: { ...question } };
  },
  { tenant: 'site' },
);
