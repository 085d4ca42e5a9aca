import type { CallSpec } from '@archway/contract/core/call';
import type { Tokens } from '@archway/contract/session/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { OpenCallContext, Tx } from '../../platform/rpc/implement.ts';
import { clearVerification, endSessions, mailNotice, rotateTokens } from '../session/public.ts';
import { replacePassword } from './account.repository.ts';

type Context = Pick<OpenCallContext<CallSpec>, 'config' | 'request' | 'writeAudit'> & { caller: Caller };

/**
 * Sets the password its owner has chosen. Nothing that was open or asked for before goes on: other sessions, links and
 * verified identity end, and the own session goes on with the answered tokens. Nothing when somebody was faster.
 */
export async function setNewPassword(
  tx: Tx,
  { caller, config, request, writeAudit }: Context,
  change: { from: string | null; to: string },
): Promise<Partial<Tokens> | undefined> {
  if (!(await replacePassword(tx, caller, change))) return undefined;
  const { orgId, userCode, sessionId } = caller;
  await endSessions(tx, { orgId, userCode, except: sessionId }, 'passwordChanged');
  await clearVerification(tx, caller);
  await mailNotice(tx, { config, request, owner: caller }, 'passwordChanged');
  await writeAudit(tx, { actor: userCode, sessionId, object: userCode });
  return rotateTokens(tx, config, caller);
}
