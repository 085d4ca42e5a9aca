import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStore, type FakeRequest } from '../store.fixtures.ts';
import { putPart } from './put-part.ts';

let requests: FakeRequest[];
beforeEach(() => {
  vi.useFakeTimers();
  requests = fakeStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = () => {
  const { signal } = new AbortController();
  return putPart('http://store/part', new Blob(['part']), { signal, onProgress: () => {} });
};

test('a slow part has all the time it needs', async () => {
  const put = begin();
  for (let minute = 1; minute <= 20; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    requests[0]?.sent(minute, 20);
  }
  requests[0]?.answer(200);
  expect(await put).toBe('stored');
  expect(vi.getTimerCount()).toBe(0);
});

test('one that does not move is lost, so that it can be sent again', async () => {
  const put = begin();
  requests[0]?.sent(1, 20);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await put).toBe('lost');
  expect(requests[0]?.isAborted).toBe(true);
});
