import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AfterPause } from './after-pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('of several requests in a row only the last one runs, after a pause', () => {
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

test('a waiting request runs right away when flushed, and only once', () => {
  const done: number[] = [];
  const pause = new AfterPause();
  pause.ask(() => done.push(1));
  pause.flush();
  expect(done).toEqual([1]);
  vi.advanceTimersByTime(1_000);
  pause.flush();
  expect(done).toEqual([1]);
});
