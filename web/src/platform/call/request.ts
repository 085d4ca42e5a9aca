import type { CallSpec } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { API_PREFIX, HEADER } from '@archway/contract/core/headers';
import { REQUEST_TIMEOUT_MS } from '@archway/rules/web-limits';
import { clientHeaders, monitorHeaders } from './client-info.ts';
import { t } from '../text/i18n.ts';
import { readAnswer } from './read-answer.ts';

/** A call ready to be sent, and to be repeated letter by letter: the server compares repeats of one key. */
export interface PreparedRequest {
  url: string;
  method: CallSpec['method'];
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Where calls go: below the page's own host until the configuration names another place on it. */
let endpoint: string = API_PREFIX;

/** An endpoint on another host is not used: pages may talk to their own host alone. */
export function learnEndpoint(apiEndpoint: string): void {
  const url = URL.parse(apiEndpoint, location.href);
  if (url?.origin === location.origin) endpoint = url.pathname.replace(/\/$/, '');
}

export function prepare(
  call: CallSpec,
  input: Readonly<Record<string, unknown>>,
  key: string,
): PreparedRequest {
  const url = `${endpoint}/${call.path}`;
  if (call.method === 'GET') {
    const query = encodeForm(input);
    return { url: query === '' ? url : `${url}?${query}`, method: 'GET', headers: {}, body: null };
  }
  const isJson = call.body === 'json';
  return {
    url,
    method: 'POST',
    headers: {
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(call.mutates ? { [HEADER.idempotencyKey]: key } : {}),
    },
    body: isJson ? JSON.stringify(input) : encodeForm(input),
  };
}

/** Texts as they are, everything else as JSON; what is left out is not sent. */
export function encodeForm(input: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form.toString();
}

/** Sends once. Having got no answer is told like the server would tell it; only the caller's own abort is thrown. */
export async function exchange(
  { url, method, headers, body }: PreparedRequest,
  accessToken: string,
  signal?: AbortSignal,
): Promise<Envelope> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...clientHeaders(accessToken),
        ...(url.includes('/common/monitor') ? monitorHeaders() : {}),
        ...headers,
      },
      body,
      cache: 'no-store',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return await readAnswer(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    return timeout.aborted
      ? { code: CODES.timedOut, msg: t('failure.timedOut'), data: null }
      : { code: CODES.unavailable, msg: t('failure.unavailable'), data: null };
  }
}
