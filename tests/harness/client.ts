import { randomUUID } from 'node:crypto';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { API_PREFIX, APP_CODE, HEADER, PROTOCOL_VERSION } from '@archway/contract/core/headers';
import { formOf } from '@archway/server/testing/site';
import { pause } from './wait.ts';

export interface ClientOptions {
  /** The page's origin. */
  origin: string;
  /** Base URLs. A repeat goes to the next one, as with a load balancer. */
  targets: readonly string[];
  language?: string;
}

export interface ActionOptions {
  /** Idempotency key of the action, the same for every repeat. */
  key?: string;
  /** Client address, sent as a proxy would. */
  address?: string;
  /** Milliseconds for which the request is retried before it fails. */
  patience?: number;
  headers?: Readonly<Record<string, string>>;
  onSent?: () => unknown;
}

export interface Answer<T> extends Envelope<T> {
  status: number;
  /** How often the request was sent. */
  tries: number;
}

export interface BrowserClient {
  call<C extends CallSpec>(call: C, input: InputOf<C>, action?: ActionOptions): Promise<Answer<OutputOf<C>>>;
}

/** Makes calls like the web app: with its headers, and with retries under the same idempotency key. */
export function openClient(options: ClientOptions): BrowserClient {
  return {
    async call(call, input, action = {}) {
      const headers = headersOf(call, options, action);
      const end = Date.now() + (action.patience ?? 30_000);
      for (let tries = 1; ; tries += 1) {
        const target = options.targets[(tries - 1) % options.targets.length] ?? '';
        action.onSent?.();
        const answer = await send(target, call, input as Record<string, unknown>, headers).catch(
          networkError,
        );
        const mayHelp = answer === null || answer.code === CODES.unavailable;
        if (!mayHelp) return { ...(answer as Answer<OutputOf<typeof call>>), tries };
        if (Date.now() > end) throw new Error(`${call.path} was not answered after ${tries} tries`);
        await pause(Math.min(100 * tries, 1_000));
      }
    },
  };
}

async function send(
  target: string,
  call: CallSpec,
  input: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<Omit<Answer<unknown>, 'tries'>> {
  const form = formOf(input).toString();
  const isGet = call.method === 'GET';
  const response = await fetch(
    `${target}${API_PREFIX}/${call.path}${isGet && form !== '' ? `?${form}` : ''}`,
    {
      method: call.method,
      headers,
      signal: AbortSignal.timeout(60_000),
      ...(isGet ? {} : { body: call.body === 'json' ? JSON.stringify(input) : form }),
    },
  );
  return { ...((await response.json()) as Envelope), status: response.status };
}

/** Null for network errors of `fetch` and timeouts. Anything else is a mistake of the test and is thrown. */
function networkError(error: unknown): null {
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return null;
  throw error;
}

function headersOf(
  call: CallSpec,
  { origin, language }: ClientOptions,
  action: ActionOptions,
): Record<string, string> {
  return {
    origin,
    [HEADER.info]: JSON.stringify({
      appCode: APP_CODE,
      protocolVersion: PROTOCOL_VERSION,
      clientVersion: `0.0.0-test ${action.address ?? '127.0.0.1'}`,
      appmanager: 'archway',
      os: 'test',
      accessToken: '',
      endPoint: 'web',
    }),
    [HEADER.language]: language ?? 'en',
    [HEADER.timezone]: 'Europe/Berlin',
    ...(action.address === undefined ? {} : { 'x-forwarded-for': action.address }),
    ...(call.method === 'POST'
      ? { 'content-type': call.body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' }
      : {}),
    ...(call.mutates ? { [HEADER.idempotencyKey]: action.key ?? randomUUID() } : {}),
    ...action.headers,
  };
}
