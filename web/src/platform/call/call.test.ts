import { info } from '@archway/contract/account/calls';
import { CODES, type CodeName } from '@archway/contract/codes';
import { HEADER, type InfoHeader } from '@archway/contract/core/headers';
import { logout, refreshToken } from '@archway/contract/session/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser.fixtures.ts';
import { STORAGE } from '../session/storage.ts';

/** One request as the server sees it. */
interface Seen {
  path: string;
  accessToken: string;
  key: string | null;
}

let platform: typeof import('./call.ts') & typeof import('../session/session.ts');
let storage: Storage;
let seen: Seen[];
let reload: () => void;
type Given = CodeName | { tokens: string } | { code: number };
let answer: (request: Seen) => Given | Promise<Given>;

beforeEach(async () => {
  ({ storage, reload } = fakeBrowser());
  // Pauses between repeats are kept, but nobody waits seconds for them.
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => setTimeout(work, ms / 100));
  vi.resetModules();
  platform = { ...(await import('./call.ts')), ...(await import('../session/session.ts')) };
  seen = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const { accessToken } = JSON.parse(headers.get(HEADER.info) ?? '') as InfoHeader;
    const request = { path: url.replace('/api/', ''), accessToken, key: headers.get(HEADER.idempotencyKey) };
    seen.push(request);
    const given = await answer(request);
    if (typeof given === 'string') return Response.json({ code: CODES[given], msg: given, data: null });
    if ('code' in given) return Response.json({ ...given, msg: 'Signed out', data: null });
    return Response.json({
      code: CODES.ok,
      msg: 'ok',
      data: { accessToken: given.tokens, refreshToken: `refresh ${given.tokens}` },
    });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const count = (path: string) => seen.filter((request) => request.path === path).length;
const isSignedIn = () => storage.getItem(STORAGE.session) !== null && platform.heldSession() !== null;
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => null,
    (error: { failure: string }) => error.failure,
  );

/** Only the newest token is good, and a refresh gives the next. */
function rotating(newest = 2): void {
  answer = ({ path, accessToken }) => {
    if (path === refreshToken.path) return { tokens: `token ${newest}` };
    return accessToken === `token ${newest}` ? 'ok' : 'sessionUnknown';
  };
}
const signIn = (save = true) =>
  platform.startSession({ accessToken: 'token 1', refreshToken: save ? 'refresh token 1' : null });

test('twenty requests with an old token make one refresh and are all sent again', async () => {
  signIn();
  rotating();
  await Promise.all(Array.from({ length: 20 }, () => platform.send(info, {})));
  expect([count(info.path), count(refreshToken.path)]).toEqual([40, 1]);
  expect(platform.heldSession()).toMatchObject({ accessToken: 'token 2', refreshToken: 'refresh token 2' });
});

test('what is asked for while the tokens are exchanged waits for the new one', async () => {
  signIn();
  rotating();
  const { promise: exchanged, resolve: exchange } = Promise.withResolvers<void>();
  const calm = answer;
  answer = async (request) => {
    if (request.path === refreshToken.path) await exchanged;
    return calm(request);
  };
  const first = platform.send(info, {});
  await vi.waitUntil(() => count(refreshToken.path) === 1);
  const second = platform.send(info, {});
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  exchange();
  await Promise.all([first, second]);
  expect(seen.filter(({ accessToken }) => accessToken === 'token 1')).toHaveLength(1);
});

test('a tab that waited for its turn finds what another tab has stored meanwhile', async () => {
  signIn();
  rotating();
  const { promise: otherTab, resolve: release } = Promise.withResolvers<void>();
  void navigator.locks.request('archway.renewal', () => otherTab);
  const sent = platform.send(info, {});
  await vi.waitUntil(() => count(info.path) === 1);
  const session = JSON.parse(storage.getItem(STORAGE.session) ?? '') as object;
  storage.setItem(STORAGE.session, JSON.stringify({ ...session, accessToken: 'token 2' }));
  release();
  await sent;
  expect([count(info.path), count(refreshToken.path)]).toEqual([2, 0]);
});

test('a token that another tab has stored is used without a refresh', async () => {
  signIn();
  rotating();
  const session = JSON.parse(storage.getItem(STORAGE.session) ?? '') as object;
  storage.setItem(STORAGE.session, JSON.stringify({ ...session, accessToken: 'token 2' }));
  await platform.send(info, {});
  expect(seen).toEqual([{ path: info.path, accessToken: 'token 2', key: null }]);
});

test('the key of a gesture is the same on every repeat, also after a refresh', async () => {
  signIn();
  rotating();
  let busy = 2;
  const calm = answer;
  answer = (request) => (request.path === logout.path && busy-- > 0 ? 'unavailable' : calm(request));
  await platform.send(logout, {});
  const keys = seen.filter(({ path }) => path === logout.path).map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(['unavailable', 'internal', 'timedOut', 'tooMany'] as const)(
  'a refresh that fails with %s signs nobody out',
  async (failure) => {
    signIn();
    answer = ({ path }) => (path === refreshToken.path ? failure : 'sessionUnknown');
    expect(await failureOf(platform.send(info, {}))).toBe(failure);
    expect(isSignedIn()).toBe(true);
  },
);

test.each(['sessionUnknown', 'sessionEnded', 'invalidInput'] as const)(
  'a refresh that is refused with %s signs out',
  async (failure) => {
    signIn();
    answer = ({ path }) => (path === refreshToken.path ? failure : 'sessionUnknown');
    expect(await failureOf(platform.send(info, {}))).toBe(failure);
    expect(isSignedIn()).toBe(false);
  },
);

test('without a refresh token an old token signs out at once', async () => {
  signIn(false);
  rotating();
  expect(await failureOf(platform.send(info, {}))).toBe('sessionUnknown');
  expect([isSignedIn(), count(refreshToken.path)]).toEqual([false, 0]);
});

test('a session that was ended on purpose is over at once', async () => {
  signIn();
  answer = () => 'sessionEnded';
  expect(await failureOf(platform.send(info, {}))).toBe('sessionEnded');
  expect([isSignedIn(), count(refreshToken.path)]).toEqual([false, 0]);
});

test('an answer with code 503 signs out', async () => {
  signIn();
  answer = () => ({ code: 503 });
  expect(await failureOf(platform.send(info, {}))).toBe('sessionEnded');
  expect([isSignedIn(), count(refreshToken.path)]).toEqual([false, 0]);
});

test('an answer about an earlier session does not touch the present one', async () => {
  signIn();
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  answer = () => late.then(() => 'sessionEnded' as const);
  const sent = failureOf(platform.send(info, {}));
  await vi.waitUntil(() => count(info.path) === 1);
  signIn();
  release();
  expect(await sent).toBe('sessionEnded');
  expect(isSignedIn()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a refresh that comes back after signing out does not sign in again', async () => {
  signIn();
  const { id } = platform.heldSession() ?? { id: '' };
  answer = ({ path, accessToken }) => {
    if (path !== refreshToken.path) return accessToken === 'token 2' ? 'ok' : 'sessionUnknown';
    platform.endSession(id);
    return { tokens: 'token 2' };
  };
  await failureOf(platform.send(info, {}));
  expect(storage.getItem(STORAGE.session)).toBeNull();
});
