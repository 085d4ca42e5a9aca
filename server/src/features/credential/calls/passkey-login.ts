import { passkeyLogin as call } from '@archway/contract/credential/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { holdAccount, openSession, refusalOf, sha256 } from '../../session/public.ts';
import { takeQuestion } from '../passkey-question.repository.ts';
import { findPasskey, lockPasskey, notePasskeyUse } from '../passkey.repository.ts';
import { credentialIdOf, judgeAnswer } from '../webauthn.ts';

export const passkeyLogin = implementOpen(call, async (context) => {
  const { input, config, fail, withoutTenant, inTenant, writeAudit } = context;
  const { ticket, answer, saveLogin } = input;
  // By itself, so that a question is asked once, whatever the answer is.
  const challenge = await inTenant(SITE_ORG_ID, (tx) => takeQuestion(tx, SITE_ORG_ID, sha256(ticket)));
  const found = await withoutTenant((tx) => findPasskey(tx, credentialIdOf(answer)));
  if (challenge === undefined || found === undefined) return fail('passkeyRefused');
  const owner = { orgId: found.org_id, userCode: found.user_code };

  return inTenant(owner.orgId, async (tx) => {
    const held = await holdAccount(tx, owner);
    const passkey = await lockPasskey(tx, owner, found.id);
    if (passkey === undefined) return fail('passkeyRefused');
    const counter = await judgeAnswer(config, { challenge, answer, passkey, userCode: owner.userCode });
    if (counter === null) return fail('passkeyRefused');
    const refusal = refusalOf(held);
    if (refusal !== null) return fail(refusal);
    await notePasskeyUse(tx, owner.orgId, passkey.id, counter);
    const { sessionId, ...tokens } = await openSession(tx, context, { ...owner, saveLogin });
    await writeAudit(tx, {
      actor: owner.userCode,
      sessionId,
      object: owner.userCode,
      detail: { passkey: passkey.id },
    });
    return tokens;
  });
});
