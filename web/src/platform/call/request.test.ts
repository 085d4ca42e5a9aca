import { defineCall } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { HEADER, InfoHeader } from '@archway/contract/core/headers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fakeBrowser } from '../browser.fixtures.ts';
import { isPhone, operatingSystem } from '@archway/rules/device-name';
import { learnClientInfo } from './client-info.ts';
import { encodeForm, exchange, prepare } from './request.ts';

const base = { access: 'session', summary: '', input: z.object({}), output: z.object({}) } as const;
const read = defineCall({ ...base, path: 'a/read', method: 'GET' });
const change = defineCall({ ...base, path: 'a/change', method: 'POST', mutates: true });
const json = defineCall({ ...base, path: 'a/json', method: 'POST', body: 'json' });

beforeAll(() => void fakeBrowser());
afterEach(() => vi.restoreAllMocks());

const fetching = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
const envelope = (code: number) => Response.json({ code, msg: 'm', data: 1 });

test('forms carry texts as they are, everything else as JSON, and nothing that was left out', () => {
  const form = { text: 'ä & b', count: 2, yes: false, list: [1, 'x'], object: { a: null }, not: undefined };
  expect(Object.fromEntries(new URLSearchParams(encodeForm(form)))).toEqual({
    text: 'ä & b',
    count: '2',
    yes: 'false',
    list: '[1,"x"]',
    object: '{"a":null}',
  });
});

test('a call is prepared as its contract says', () => {
  expect(prepare(read, {}, 'k')).toEqual({ url: '/api/a/read', method: 'GET', headers: {}, body: null });
  expect(prepare(read, { q: 'a b' }, 'k').url).toBe('/api/a/read?q=a+b');
  expect(prepare(change, { q: 'a' }, 'k')).toMatchObject({
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'k' },
    body: 'q=a',
  });
  const asJson = prepare(json, { q: ['a'] }, 'k');
  expect(asJson).toMatchObject({ headers: { 'content-type': 'application/json' }, body: '{"q":["a"]}' });
  expect(asJson.headers).not.toHaveProperty('idempotency-key');
});

test('every request says who sends it, in the form the contract wants', async () => {
  learnClientInfo({ clientAddress: '10.0.0.7', appmanager: 'archway' });
  const sent = fetching(async () => envelope(200));
  await exchange(prepare(read, {}, ''), 'token');
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers);
  expect(InfoHeader.parse(JSON.parse(headers.get(HEADER.info) ?? ''))).toMatchObject({
    clientVersion: '1.2.3 10.0.0.7',
    appmanager: 'archway',
    accessToken: 'token',
    endPoint: 'web',
  });
  expect(headers.get(HEADER.language)).toBe('en');
  expect(headers.get(HEADER.timezone)).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test.each([
  ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers', async () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['something else answers', async () => Response.json({ error: 'not ours' })],
])('%s: the same as a server that is away', async (_what, answer) => {
  fetching(answer);
  expect((await exchange(prepare(read, {}, ''), '')).code).toBe(CODES.unavailable);
});

test('no answer in time is told apart, an abort by the caller is thrown', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    init?.signal?.throwIfAborted();
    return envelope(200);
  });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect((await exchange(prepare(read, {}, ''), '')).code).toBe(CODES.timedOut);
  expect(timeout).toHaveBeenCalledWith(60_000);
  await expect(exchange(prepare(read, {}, ''), '', AbortSignal.abort())).rejects.toThrow(/abort/);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156', 'Linux', false],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/156 Mobile', 'Android', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iOS', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows', false],
  ['curl/8', 'other', false],
])('%s', (userAgent, system, phone) => {
  expect([operatingSystem(userAgent), isPhone(userAgent)]).toEqual([system, phone]);
});
