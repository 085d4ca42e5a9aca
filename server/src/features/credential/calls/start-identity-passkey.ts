import { startIdentityPasskey as call } from '@archway/contract/credential/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { keepQuestion } from '../passkey-question.repository.ts';
import { listPasskeys } from '../passkey.repository.ts';
import { sessionQuestion } from '../question-hash.ts';
import { askForAnswer } from '../webauthn.ts';

export const startIdentityPasskey = implement(call, async ({ caller, tx, config, fail }) => {
  const passkeys = await listPasskeys(tx, caller);
  if (passkeys.length === 0) return fail('notFound');
  const question = await askForAnswer(config, passkeys);
  await keepQuestion(tx, caller.orgId, sessionQuestion('verify', caller.sessionId), question.challenge);
  return { question: { ...question } };
});
