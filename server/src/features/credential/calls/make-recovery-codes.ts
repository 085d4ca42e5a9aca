import { makeRecoveryCodes as call } from '@archway/contract/credential/calls';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../recovery-codes.ts';
import { deleteRecoveryCodes, saveRecoveryCodes } from '../recovery-code.repository.ts';
import { lockMember } from '../second-step.repository.ts';

export const makeRecoveryCodes = implement(call, async ({ caller, tx, config, request, fail }) => {
  if ((await lockMember(tx, caller)).second_step_since === null) return fail('notFound');
  const codes = newRecoveryCodes();
  const { current } = config.secrets.recovery;
  await deleteRecoveryCodes(tx, caller);
  await saveRecoveryCodes(
    tx,
    caller,
    codes.map((code) => ({ hash: hashRecoveryCode(current, caller, code), keyId: current.id })),
  );
  // By hand: only the calls whose answers are kept get their row by themselves.
  await writeAudit(tx, {
    call: call.path,
    actor: caller.userCode,
    sessionId: caller.sessionId,
    address: request.address,
    object: caller.userCode,
    detail: {},
  });
  return { codes };
});
