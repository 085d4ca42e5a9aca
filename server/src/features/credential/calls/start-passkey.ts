import { startPasskey as call } from '@archway/contract/credential/calls';
import { MOST_PASSKEYS } from '@archway/contract/credential/model';
import { implement } from '../../../platform/rpc/implement.ts';
import { keepQuestion } from '../passkey-question.repository.ts';
import { listPasskeys } from '../passkey.repository.ts';
import { sessionQuestion } from '../question-hash.ts';
import { lockMember } from '../second-step.repository.ts';
import { askForNew } from '../webauthn.ts';

export const startPasskey = implement(call, async ({ caller, tx, config, fail, audit }) => {
  audit({ object: caller.userCode });
  const { userCode, orgId, sessionId } = caller;
  const { login_account: account, display_name: displayName } = await lockMember(tx, caller);
  const known = await listPasskeys(tx, caller);
  // Before the device has made one that nobody would keep.
  if (known.length >= MOST_PASSKEYS) return fail('passkeyRefused');
  const question = await askForNew(config, { userCode, account, displayName, known });
  await keepQuestion(tx, orgId, sessionQuestion('make', sessionId), question.challenge);
  return { question: { ...question } };
});
