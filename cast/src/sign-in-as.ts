import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Sender } from './send-case-files.ts';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { API_PREFIX, APP_CODE, HEADER, PROTOCOL_VERSION } from '@archway/contract/core/headers';
import { login } from '@archway/contract/session/calls';

/** One of the cast, signed in to a site that runs on this machine. */
export async function signInAs(origin: string, account: string, password: string): Promise<Sender> {
  const { accessToken } = await make(origin, '', login, { account, password });
  return {
    call: (call, input) => make(origin, accessToken, call, input),
    put: async (url, bytes, headers = {}) => void (await send(url, 'PUT', headers, bytes)),
  };
}

async function make<C extends CallSpec>(
  origin: string,
  accessToken: string,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(input as Record<string, unknown>))
    form.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  const info = {
    appCode: APP_CODE,
    protocolVersion: PROTOCOL_VERSION,
    clientVersion: '0.0.0-demo 127.0.0.1',
    appmanager: 'archway',
    os: 'demo',
    accessToken,
    endPoint: 'web',
  };
  const headers = {
    origin,
    [HEADER.info]: JSON.stringify(info),
    [HEADER.language]: 'en',
    [HEADER.timezone]: 'Europe/London',
    [HEADER.idempotencyKey]: randomUUID(),
    'content-type': 'application/x-www-form-urlencoded',
  };
  const said = await send(
    `${origin}${API_PREFIX}/${call.path}`,
    'POST',
    headers,
    Buffer.from(form.toString()),
  );
  const { code, msg, data } = JSON.parse(said) as Envelope<OutputOf<C>>;
  if (code !== CODES.ok || data === null) throw new Error(`${call.path}: ${msg}`);
  return data;
}

/** Names under `.localhost` are this machine's for browsers, but not for every resolver. */
async function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Promise<string> {
  const { host, port, pathname, search } = new URL(url);
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path: pathname + search,
    headers: { ...headers, host, 'content-length': body.length },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  const [reply] = await answered;
  const said = await text(reply);
  if (reply.statusCode !== 200) throw new Error(`${method} ${pathname}: ${reply.statusCode}`);
  return said;
}
