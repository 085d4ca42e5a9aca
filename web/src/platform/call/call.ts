import type { CallSpec, FailureOf, IdentityGroup, InputOf, OutputOf } from '@archway/contract/core/call';
import { codeNameOf, CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import type { Tokens } from '@archway/contract/session/model';
import { CallFailure } from './call-failure.ts';
import { t } from '../text/i18n.ts';
import { withRetry } from './with-retry.ts';
import { onceReady } from './preparation.ts';
import { askIdentity, showRegion } from './prompts.ts';
import { SERVICE_UNAVAILABLE } from './read-answer.ts';
import { renew, waitForRenewal } from '../session/renewal.ts';
import { exchange, prepare, type PreparedRequest } from './request.ts';
import { endSession, heldSession } from '../session/session.ts';

export interface SendOptions {
  /** One per gesture of the user: a call that changes something happens once for it, however often it is sent. */
  key?: string;
  signal?: AbortSignal;
}

/** Makes a call. Whatever goes wrong is thrown as a `CallFailure<FailureOf<C>>`, except an abort. */
export async function send<C extends CallSpec>(
  call: C,
  input: InputOf<C>,
  { key = crypto.randomUUID(), signal }: SendOptions = {},
): Promise<OutputOf<C>> {
  const request = prepare(call, input as Record<string, unknown>, key);
  const ask = () =>
    call.access === 'public'
      ? withRetry(() => exchange(request, '', signal))
      : sendInSession(request, signal);
  const answer = await verified(() => onceReady(ask, signal));
  if (answer.code === CODES.ok) return answer.data as OutputOf<C>;
  if (answer.code === CODES.noMatchRegionError) showRegion(answer.msg, regionOf(answer));
  throw failureOf<C>(answer);
}

/** What needs an identity that was verified lately is asked again as soon as it is. */
async function verified(ask: () => Promise<Envelope>): Promise<Envelope> {
  const answer = await ask();
  if (answer.code !== CODES.resetPasswordNeedVerify || !(await askIdentity(groupOf(answer)))) return answer;
  return ask();
}

async function sendInSession(request: PreparedRequest, signal?: AbortSignal): Promise<Envelope> {
  await waitForRenewal();
  const session = heldSession();
  if (session === null) return { code: CODES.sessionUnknown, msg: t('failure.sessionUnknown'), data: null };
  const ask = (accessToken: string) => withRetry(() => exchange(request, accessToken, signal));
  const answer = await ask(session.accessToken);
  if (answer.code !== CODES.sessionUnknown) return endSessionIfOver(session.id, answer);
  const renewal = await renew(session, answer);
  if (renewal.code === CODES.ok)
    return endSessionIfOver(session.id, await ask((renewal.data as Tokens).accessToken));
  if (!PASSES.has(renewal.code)) endSession(session.id, { notice: renewal.msg });
  return renewal;
}

const ENDS_SESSION: ReadonlySet<number> = new Set([
  CODES.sessionUnknown,
  CODES.sessionEnded,
  SERVICE_UNAVAILABLE,
]);

/** Says nothing about the session: nobody is signed out because a server is away, busy or mistaken. */
const PASSES: ReadonlySet<number> = new Set([
  CODES.unavailable,
  CODES.timedOut,
  CODES.tooMany,
  CODES.internal,
  CODES.noMatchRegionError,
]);

function endSessionIfOver(sessionId: string, answer: Envelope): Envelope {
  if (ENDS_SESSION.has(answer.code)) endSession(sessionId, { notice: answer.msg });
  return answer;
}

const groupOf = ({ data }: Envelope): IdentityGroup =>
  (data as { group?: IdentityGroup } | null)?.group ?? 'administrator';

const regionOf = ({ data }: Envelope): string => (data as { url?: string } | null)?.url ?? '';

function failureOf<C extends CallSpec>({ code, msg, data }: Envelope): CallFailure<FailureOf<C>> {
  const name = codeNameOf(code);
  // A newer server may know failures that this page does not.
  const failure =
    code === SERVICE_UNAVAILABLE ? 'sessionEnded' : name === undefined || name === 'ok' ? 'internal' : name;
  return new CallFailure(failure as FailureOf<C>, msg, data);
}
