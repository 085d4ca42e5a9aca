import { savePasskey as call } from '@archway/contract/credential/calls';
import { MOST_PASSKEYS } from '@archway/contract/credential/model';
import { implement } from '../../../platform/rpc/implement.ts';
import { mailNotice } from '../../session/public.ts';
import { takeQuestion } from '../passkey-question.repository.ts';
import { insertPasskey, listPasskeys } from '../passkey.repository.ts';
import { sessionQuestion } from '../question-hash.ts';
import { lockMember } from '../second-step.repository.ts';
import { readNew } from '../webauthn.ts';

export const savePasskey = implement(call, async (context) => {
  const { input, caller, tx, config, request, fail, audit } = context;
  const { orgId, sessionId } = caller;
  // Two tabs save one after the other, or each would see room for the last one.
  await lockMember(tx, caller);
  const challenge = await takeQuestion(tx, orgId, sessionQuestion('make', sessionId));
  if (challenge === undefined) return fail('passkeyRefused');
  const made = await readNew(config, challenge, input.answer);
  if (made === null || (await listPasskeys(tx, caller)).length >= MOST_PASSKEYS)
    return fail('passkeyRefused');
  const id = await insertPasskey(tx, caller, { ...made, name: input.name });
  if (id === undefined) return fail('passkeyRefused');
  await mailNotice(tx, { config, request, owner: caller }, 'passkeyAdded');
  audit({ object: id });
  return {};
});
