import { verifyIdentityByPasskey as call } from '@archway/contract/credential/calls';
import { writeAudit, writeAuditOnceAMinute } from '../../../platform/audit/audit.ts';
import { implement, type CallContext } from '../../../platform/rpc/implement.ts';
import { findOwnIdentity, verifySession } from '../../session/public.ts';
import { takeQuestion } from '../passkey-question.repository.ts';
import { findPasskey, lockPasskey, notePasskeyUse } from '../passkey.repository.ts';
import { sessionQuestion } from '../question-hash.ts';
import { credentialIdOf, judgeAnswer } from '../webauthn.ts';

type Context = CallContext<typeof call>;

export const verifyIdentityByPasskey = implement(call, async (context) => {
  const { caller, tx, failKeeping } = context;
  const outcome = await verifySession(tx, caller, async () =>
    (await isAnswered(context)) ? ((await findOwnIdentity(tx, caller))?.groups ?? null) : null,
  );
  const entry = auditEntry(context, 'failures' in outcome ? 'passkeyRefused' : 'verified');
  if ('failures' in outcome) {
    await writeAuditOnceAMinute(tx, entry);
    return failKeeping('passkeyRefused');
  }
  await writeAudit(tx, entry);
  return { verifiedUntil: outcome.until.toISOString() };
});

const auditEntry = ({ caller: { userCode, sessionId }, request }: Context, outcome: string) => ({
  call: call.path,
  actor: userCode,
  sessionId,
  address: request.address,
  object: userCode,
  detail: { outcome },
});

/** Whether one of the caller's own passkeys has answered what this session asked. */
async function isAnswered({ input: { answer }, caller, tx, config }: Context): Promise<boolean> {
  const { orgId, userCode, sessionId } = caller;
  const challenge = await takeQuestion(tx, orgId, sessionQuestion('verify', sessionId));
  const found = await findPasskey(tx, credentialIdOf(answer));
  const passkey = found && (await lockPasskey(tx, caller, found.id));
  if (challenge === undefined || passkey === undefined) return false;
  const counter = await judgeAnswer(config, { challenge, answer, passkey, userCode });
  if (counter === null) return false;
  await notePasskeyUse(tx, orgId, passkey.id, counter);
  return true;
}
