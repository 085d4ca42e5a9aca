import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { withRetry } from './with-retry.ts';

const answers = (...codes: number[]) => {
  const asked = { times: 0, pauses: [] as number[] };
  const ask = async () => ({ code: codes[asked.times++] ?? 0, msg: '', data: null });
  const pause = async (ms: number) => void asked.pauses.push(ms);
  return { asked, answer: () => withRetry(ask, pause) };
};

test('what may be mended is tried three times more', async () => {
  const { unavailable, ok } = CODES;
  const mended = answers(unavailable, unavailable, unavailable, ok);
  expect((await mended.answer()).code).toBe(ok);
  expect(mended.asked.pauses).toHaveLength(3);

  const away = answers(unavailable, unavailable, unavailable, unavailable, ok);
  expect((await away.answer()).code).toBe(unavailable);
  expect(away.asked.times).toBe(4);
});

test.each(['ok', 'timedOut', 'tooMany', 'sessionUnknown', 'conflict'] as const)(
  '%s is not asked for again',
  async (name) => {
    const { asked, answer } = answers(CODES[name]);
    await answer();
    expect(asked.times).toBe(1);
  },
);

test('pauses grow, and together stay below the 30 s in which a refresh may be repeated', async () => {
  const { unavailable } = CODES;
  const { asked, answer } = answers(unavailable, unavailable, unavailable, unavailable);
  await answer();
  expect(asked.pauses.toSorted((a, b) => a - b)).toEqual(asked.pauses);
  expect(asked.pauses.reduce((sum, ms) => sum + ms)).toBeLessThan(10_000);
});
