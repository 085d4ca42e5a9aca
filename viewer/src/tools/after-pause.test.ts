import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AfterPause } from './after-pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('only the last of what is asked for in a row is done, after a pause', () => {
  const done: number[] = [];
  const pause = new AfterPause();
  for (const i of [1, 2, 3]) {
    pause.ask(() => done.push(i));
    vi.advanceTimersByTime(300);
  }
  expect(done).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(done).toEqual([3]);
});

test('what waits is done at once when there is no time left, and not again', () => {
  const done: number[] = [];
  const pause = new AfterPause();
  pause.ask(() => done.push(1));
  pause.flush();
  expect(done).toEqual([1]);
  vi.advanceTimersByTime(1_000);
  pause.flush();
  expect(done).toEqual([1]);
});
