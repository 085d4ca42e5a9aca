import { CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { refreshToken } from '@archway/contract/session/calls';
import type { Tokens } from '@archway/contract/session/model';
import { withRetry } from '../call/with-retry.ts';
import { exchange, prepare } from '../call/request.ts';
import { heldSession, keepTokens, storedSession, type Session } from './session.ts';

const LOCK = 'archway.renewal';
/** A value stored by one tab reaches the other tabs a moment after the lock does. */
const STORAGE_SYNC_MS = 500;

let underWay: Promise<Envelope> | undefined;

/** What is sent while the tokens are being exchanged would only be refused: let it wait. */
export async function waitForRenewal(): Promise<void> {
  await underWay;
}

/**
 * New tokens for the session whose access token was refused, by one exchange for all requests of all tabs. Answers as
 * the server does: with the tokens, or with why there are none.
 */
export async function renew(refused: Session, refusal: Envelope): Promise<Envelope> {
  const now = heldSession();
  if (now !== null && isNewer(now, refused)) return answerWith(now);
  underWay ??= renewOnce(refused, refusal).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

const isNewer = (now: Session, refused: Session): boolean =>
  now.id === refused.id && now.accessToken !== refused.accessToken;

const answerWith = ({ accessToken, refreshToken: next }: Tokens): Envelope<Tokens> => ({
  code: CODES.ok,
  msg: '',
  data: { accessToken, refreshToken: next },
});

async function renewOnce(refused: Session, refusal: Envelope): Promise<Envelope> {
  const over = new AbortController();
  // The lock is held for one try only: tabs that wait for a server that is away need not wait for each other too.
  const ownWork = withRetry(() => alone(() => renewStored(refused, refusal), over.signal));
  try {
    return await Promise.race([handedOn(refused, over.signal), ownWork]);
  } finally {
    over.abort();
  }
}

/** Another tab was faster. */
function handedOn(refused: Session, signal: AbortSignal): Promise<Envelope> {
  return new Promise((resolve) => {
    const look = () => {
      const stored = storedSession();
      if (stored !== null && isNewer(stored, refused)) resolve(answerWith(stored));
    };
    window.addEventListener('storage', look, { signal });
  });
}

const CHANGE_LOCK = 'archway.tokenChange';
/** Longest wait for a change of tokens that is under way in some tab. */
const CHANGE_WAIT_MS = 3_000;

/**
 * For a call that ends the tokens it is sent with and answers with new ones. What is refused with the old ones meanwhile,
 * in any tab, waits for the new ones and is not signed out.
 */
export async function renewBy<T extends Partial<Tokens>>(work: () => Promise<T>): Promise<T> {
  const session = heldSession();
  const change = async (): Promise<T> => {
    const answer = await work();
    const { accessToken, refreshToken: next = null } = answer;
    if (session !== null && accessToken !== undefined)
      keepTokens(session.id, { accessToken, refreshToken: next });
    return answer;
  };
  return 'locks' in navigator ? navigator.locks.request(CHANGE_LOCK, change) : change();
}

/** Until no tab changes tokens any more; not for ever, as the change itself may be what was refused. */
async function waitForChange(): Promise<void> {
  if (!('locks' in navigator)) return;
  const signal = AbortSignal.timeout(CHANGE_WAIT_MS);
  await navigator.locks.request(CHANGE_LOCK, { signal }, () => {}).catch(() => {});
}

/** The lock is the browser's: it holds over tabs, and ends with the tab that has it. */
function alone(work: () => Promise<Envelope>, signal: AbortSignal): Promise<Envelope> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    const held = async () => {
      const answer = await work();
      resolve(answer);
      if (answer.code === CODES.ok) await new Promise((synced) => setTimeout(synced, STORAGE_SYNC_MS));
    };
    navigator.locks.request(LOCK, { signal }, held).catch(reject);
  });
}

async function renewStored(refused: Session, refusal: Envelope): Promise<Envelope> {
  const stored = storedSession();
  if (stored === null || stored.id !== refused.id) return refusal;
  if (isNewer(stored, refused)) return answerWith(stored);
  if (stored.refreshToken === null) {
    await waitForChange();
    const changed = storedSession();
    return changed !== null && isNewer(changed, refused) ? answerWith(changed) : refusal;
  }
  const answer = await exchange(prepare(refreshToken, { refreshToken: stored.refreshToken }, ''), '');
  if (answer.code === CODES.ok) keepTokens(refused.id, answer.data as Tokens);
  return answer;
}
