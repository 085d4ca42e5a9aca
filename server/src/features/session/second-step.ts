import type { CallSpec } from '@archway/contract/core/call';
import type { Tokens } from '@archway/contract/session/model';
import type { OpenCallContext, Tx } from '../../platform/rpc/implement.ts';
import type { Guess } from './guess.ts';
import { forgiveTries, takeTry, type Counter } from './login-failure.repository.ts';
import { makeLink, spendLink, type FoundLink } from '../link/public.ts';
import { openSession } from './open-session.ts';

/** The right password and the right code. */
const TRIES_OF_SIGN_IN = 2;

/** The ticket of a sign-in whose password was right and whose code is still to come. */
export function startSecondStep(
  tx: Tx,
  owner: { orgId: string; userCode: string },
  { saveLogin, counter }: { saveLogin: boolean; counter: Counter },
): Promise<string> {
  const accountHash = counter.map((hash) => hash.toString('hex')).join(',');
  const detail = { saveLogin: String(saveLogin), accountHash };
  return makeLink(tx, 'secondStep', owner, detail);
}

const counterOfLink = ({ detail }: FoundLink): Counter =>
  (detail['accountHash'] ?? '').split(',').map((hash) => Buffer.from(hash, 'hex'));

/**
 * Counts a code where the password was counted, or codes could be guessed by signing in again and again. The first one
 * need not wait out the pause that its own password has begun: the ticket would be too old by then.
 */
export async function takeCodeGuess(tx: Tx, link: FoundLink, nth: number): Promise<Guess> {
  const counter = counterOfLink(link);
  return { counter, ...(await takeTry(tx, link.org_id, counter, { evenPaused: nth === 1 })) };
}

/** Opens what was half open. Failures are forgotten only now. */
export async function finishSecondStep(
  tx: Tx,
  context: Pick<OpenCallContext<CallSpec>, 'request' | 'config' | 'cookie' | 'setCookie'>,
  link: FoundLink,
  ticket: string,
): Promise<Tokens & { sessionId: string }> {
  const { org_id: orgId, user_code: userCode, detail } = link;
  await spendLink(tx, orgId, 'secondStep', ticket);
  await forgiveTries(tx, orgId, counterOfLink(link), TRIES_OF_SIGN_IN);
  return openSession(tx, context, { orgId, userCode, saveLogin: detail['saveLogin'] === 'true' });
}
