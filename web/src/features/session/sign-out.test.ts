import { CODES } from '@archway/contract/codes';
import { logout } from '@archway/contract/session/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../platform/browser.fixtures.ts';

let signOut: typeof import('./sign-out.ts').signOut;
let session: typeof import('../../platform/session/session.ts');
let asked: string[];

beforeEach(async () => {
  fakeBrowser();
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/', ''));
    return Response.json({ code: CODES.ok, msg: 'ok', data: {} });
  });
  vi.resetModules();
  ({ signOut } = await import('./sign-out.ts'));
  session = await import('../../platform/session/session.ts');
  session.startSession({ accessToken: 'token', refreshToken: null });
});
afterEach(() => void vi.unstubAllGlobals());

test('signing out twice at once sends one call', async () => {
  await Promise.all([signOut(), signOut()]);
  expect(asked).toEqual([logout.path]);
  expect(session.heldSession()).toBeNull();
});

test('after a sign-out, the next session can be signed out too', async () => {
  await signOut();
  session.startSession({ accessToken: 'another token', refreshToken: null });
  await signOut();
  expect(asked).toEqual([logout.path, logout.path]);
});
