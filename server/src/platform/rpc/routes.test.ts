import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { reportPage } from '@archway/contract/monitor/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/file-site.ts';
import { headersFor } from '../../testing/site.ts';

const site = await openSite();

const report = { kind: 'vital' as const, name: 'LCP', value: 1 };
const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/${path}`,
    headers: { ...headersFor(reportPage, {}), ...headers },
    payload,
  });

test.each([
  ['another website', { origin: 'https://evil.example' }],
  ['a page without an origin of its own', { origin: 'null' }],
  ['a name that starts like ours', { origin: 'http://archway.evil.example' }],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
])('a mutating request from %s is refused', async (_who, headers: Record<string, string>) => {
  const { code, data } = await site.call(reportPage, report, { headers });
  expect({ code, data }).toEqual({ code: CODES.originRefused, data: null });
});

test("the app's origin with anything appended is refused as another origin", async () => {
  for (const origin of [`${site.config.PUBLIC_ORIGIN}.evil.example`, `${site.config.PUBLIC_ORIGIN}0`]) {
    const { code } = await site.call(reportPage, report, { headers: { origin } });
    expect(code).toBe(CODES.originRefused);
  }
});

test("requests from the app's origin and without an origin are accepted", async () => {
  const own = { origin: site.config.PUBLIC_ORIGIN, 'sec-fetch-site': 'same-origin' };
  expect((await site.call(reportPage, report, { headers: own })).code).toBe(CODES.ok);
  expect((await site.call(reportPage, report)).code).toBe(CODES.ok);
});

test('a request body over 1 MiB is refused as too large', async () => {
  const reply = await post(reportPage.path, `kind=error&name=${'x'.repeat(1024 * 1024)}`);
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({ code: CODES.tooLarge, data: null });
});

test.each([
  ['POST', 'order/nonsense'],
  ['GET', 'common/monitor'],
  ['DELETE', 'common/monitor'],
] as const)('%s %s answers in an envelope that the call does not exist', async (method, path) => {
  const reply = await site.app.inject({ method, url: `${API_PREFIX}/${path}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    code: CODES.notFound,
    msg: "This item doesn't exist or was removed.",
    data: null,
  });
});

test.each([
  ['de', 'Diese Seite ist veraltet. Laden Sie sie neu und versuchen Sie es erneut.'],
  ['de;q=0.9, fr;q=0.1', 'Diese Seite ist veraltet. Laden Sie sie neu und versuchen Sie es erneut.'],
  ['de-AT, fr;q=0.9', 'Diese Seite ist veraltet. Laden Sie sie neu und versuchen Sie es erneut.'],
  ['ja', 'このページは最新ではありません。再読み込みして、もう一度お試しください。'],
  ['tlh', 'This page is out of date. Reload it and try again.'],
])('failures are told in the reader’s language: %s', async (language, message) => {
  const { msg } = await site.call(reportPage, report, { language, headers: { info: '{}' } });
  expect(msg).toBe(message);
});

test('a request body of an unknown content type is refused as invalid input', async () => {
  const reply = await post(reportPage.path, '<xml/>', { 'content-type': 'text/xml' });
  expect({ status: reply.statusCode, code: reply.json<{ code: number }>().code }).toEqual({
    status: 200,
    code: CODES.invalidInput,
  });
});

test.each([[{}], [{ origin: 'https://evil.example' }]])(
  'answers of calls must not be cached',
  async (headers) => {
    const reply = await post(reportPage.path, 'kind=vital&name=LCP', headers);
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);
