import type { CallSpec } from '@archway/contract/core/call';
import type { Tokens } from '@archway/contract/session/model';
import type { OpenCallContext, Tx } from '../../platform/rpc/implement.ts';
import { clearFailures } from './login-failure.repository.ts';
import { makeLink, spendLink, type FoundLink } from './one-time-link.repository.ts';
import { openSession } from './open-session.ts';

/** The ticket of a sign-in whose password was right and whose code is still to come. */
export function halfOpen(
  tx: Tx,
  owner: { orgId: string; userCode: string },
  { saveLogin, accountHashes }: { saveLogin: boolean; accountHashes: readonly Buffer[] },
): Promise<string> {
  const accountHash = accountHashes.map((hash) => hash.toString('hex')).join(',');
  const detail = { saveLogin: String(saveLogin), accountHash };
  return makeLink(tx, 'secondStep', owner, detail);
}

/** Opens what was half open. Failures are forgotten only now, or codes could be guessed by signing in ever again. */
export async function openFully(
  tx: Tx,
  context: Pick<OpenCallContext<CallSpec>, 'request' | 'config' | 'cookie' | 'setCookie'>,
  { org_id: orgId, user_code: userCode, detail }: FoundLink,
  ticket: string,
): Promise<Tokens & { sessionId: string }> {
  await spendLink(tx, orgId, 'secondStep', ticket);
  const hashes = (detail['accountHash'] ?? '').split(',').map((hash) => Buffer.from(hash, 'hex'));
  await clearFailures(tx, orgId, hashes);
  return openSession(tx, context, { orgId, userCode, saveLogin: detail['saveLogin'] === 'true' });
}
