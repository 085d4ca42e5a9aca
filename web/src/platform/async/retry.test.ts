import { expect, test } from 'vitest';
import { retry } from './retry.ts';

test('attempts are made until one has a result, with the pauses they ask for', async () => {
  const pauses: number[] = [];
  const result = await retry(
    async (count) => (count < 4 ? { retryAfterMs: (count - 1) * 10 } : { result: `attempt ${count}` }),
    async (ms) => void pauses.push(ms),
  );
  expect([result, pauses]).toEqual(['attempt 4', [10, 20]]);
});

test('what an attempt throws ends it', async () => {
  let attempts = 0;
  const failing = retry(async () => {
    attempts += 1;
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(attempts).toBe(1);
});
