import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff } from './backoff.ts';
import { pauseOrOnline } from './pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('pauses grow up to the longest, and differ', () => {
  const growth = { firstMs: 1_000, factor: 2, longestMs: 20_000 };
  expect([1, 2, 3, 6, 20].map((failures) => backoff(growth, failures, 1))).toEqual([
    1_500, 3_000, 6_000, 30_000, 30_000,
  ]);
  expect(backoff(growth, 1, 0)).toBe(500);
});

test('the network that is back ends a pause, and so does giving up', async () => {
  const { signal } = new AbortController();
  let isOver = false;
  const pause = pauseOrOnline(30_000, signal).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOver).toBe(false);
  window.dispatchEvent(new Event('online'));
  await pause;

  const over = new AbortController();
  const given = pauseOrOnline(30_000, over.signal);
  over.abort(new Error('given up'));
  await expect(given).rejects.toThrow('given up');
  expect(vi.getTimerCount()).toBe(0);
});
