import { passkeyLogin as call } from '@archway/contract/credential/calls';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { holdAccount, openSession, refusalWithoutPassword } from '../../session/public.ts';
import { sha256 } from '../../../platform/random-token.ts';
import { takeLoginQuestion } from '../passkey-question.repository.ts';
import { findPasskey, lockPasskey, notePasskeyUse } from '../passkey.repository.ts';
import { credentialIdOf, judgeAnswer } from '../webauthn.ts';

export const passkeyLogin = implementOpen(call, async (context) => {
  const { input, config, fail, withoutTenant, inTenant, writeAudit } = context;
  const { ticket, answer, saveLogin } = input;
  const found = await withoutTenant((tx) => findPasskey(tx, credentialIdOf(answer)));
  if (found === undefined) return fail('passkeyRefused');
  const owner = { orgId: found.org_id, userCode: found.user_code };

  return inTenant(owner.orgId, async (tx) => {
    // Together with the session it opens: whoever's answer is lost on the way can send it again.
    const challenge = await takeLoginQuestion(tx, owner.orgId, sha256(ticket));
    if (challenge === undefined) return fail('passkeyRefused');
    const held = await holdAccount(tx, owner);
    const passkey = await lockPasskey(tx, owner, found.id);
    if (passkey === undefined) return fail('passkeyRefused');
    const counter = await judgeAnswer(config, { challenge, answer, passkey, userCode: owner.userCode });
    if (counter === null) return fail('passkeyRefused');
    const refusal = refusalWithoutPassword(held);
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
