import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../browser.fixtures.ts';

const TOKENS = { accessToken: 'a', refreshToken: null };

let platform: typeof import('./session-meshes.ts') & typeof import('../session/session.ts');
beforeEach(async () => {
  fakeBrowser();
  vi.resetModules();
  platform = { ...(await import('../session/session.ts')), ...(await import('./session-meshes.ts')) };
  platform.startSession(TOKENS);
  platform.sessionMeshes.open('a').keep('upper', Uint8Array.from([1]));
});

test('meshes go when their reader signs out', () => {
  platform.endSession(platform.heldSession()?.id ?? '', { chosen: true });
  expect(platform.sessionMeshes.bytes).toBe(0);
});

test('meshes go when somebody else signs in', () => {
  platform.startSession(TOKENS);
  expect(platform.sessionMeshes.bytes).toBe(0);
});

test('meshes stay while the tokens of their session are renewed', () => {
  platform.keepTokens(platform.heldSession()?.id ?? '', { accessToken: 'b', refreshToken: null });
  expect(platform.sessionMeshes.bytes).toBe(1);
});
