import { expect, test } from 'vitest';
import { NewestOnly } from './newest-only.ts';

function bench() {
  const running: { input: number; done: (value: string) => void; fail: () => void }[] = [];
  const told: string[] = [];
  const newest = new NewestOnly<number, string>({
    run: (input) =>
      new Promise((done, reject) => running.push({ input, done, fail: () => reject(new Error('no')) })),
    onDone: (output, input) => told.push(`${input}: ${output}`),
    onFail: () => told.push('failed'),
  });
  const settled = () => new Promise((done) => setTimeout(done));
  return { running, told, newest, settled };
}

test('of what is asked meanwhile, only the last is done', async () => {
  const { running, told, newest, settled } = bench();
  for (const input of [1, 2, 3]) newest.ask(input);
  expect(running.map(({ input }) => input)).toEqual([1]);
  expect(newest.isBusy).toBe(true);
  running[0]!.done('one');
  await settled();
  expect(running.map(({ input }) => input)).toEqual([1, 3]);
  running[1]!.done('three');
  await settled();
  expect(told).toEqual(['1: one', '3: three']);
  expect(newest.isBusy).toBe(false);
});

test('what was dropped is not told, and what is asked then waits for it', async () => {
  const { running, told, newest, settled } = bench();
  newest.ask(1);
  newest.drop();
  expect(newest.isBusy).toBe(false);
  newest.ask(2);
  running[0]!.done('one');
  await settled();
  running[1]!.done('two');
  await settled();
  expect(told).toEqual(['2: two']);
});

test('a failure is told, and the next is done all the same', async () => {
  const { running, told, newest, settled } = bench();
  newest.ask(1);
  running[0]!.fail();
  await settled();
  newest.ask(2);
  running[1]!.done('two');
  await settled();
  expect(told).toEqual(['failed', '2: two']);
});
