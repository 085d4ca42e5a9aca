import { expect, it } from 'vitest';
import { Latest } from './latest.ts';

function bench() {
  const waiting: { input: number; answer: (output: string) => void; fail: () => void }[] = [];
  const done: string[] = [];
  let idle = 0;
  let failed = 0;
  const latest = new Latest<number, string>(
    (input) =>
      new Promise((answer, reject) => {
        waiting.push({ input, answer, fail: () => reject(new Error('gone')) });
      }),
    {
      onDone: (output, input) => done.push(`${input}: ${output}`),
      onIdle: () => idle++,
      onFail: () => failed++,
    },
  );
  return { latest, waiting, done, idle: () => idle, failed: () => failed };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('while a task runs, only the newest request is kept and runs next', async () => {
  const { latest, waiting, done, idle } = bench();
  for (const input of [1, 2, 3]) latest.ask(input);
  expect(waiting.map(({ input }) => input)).toEqual([1]);
  waiting[0]!.answer('first');
  await nextTask();
  expect(idle()).toBe(0);
  expect(waiting.map(({ input }) => input)).toEqual([1, 3]);
  waiting[1]!.answer('last');
  await nextTask();
  expect(done).toEqual(['1: first', '3: last']);
  expect(latest.isWorking).toBe(false);
  expect(idle()).toBe(1);
});

it('the result of a canceled request is dropped', async () => {
  const { latest, waiting, done } = bench();
  latest.ask(1);
  latest.ask(2);
  latest.forget();
  expect(latest.isWorking).toBe(false);
  waiting[0]!.answer('late');
  await nextTask();
  expect(done).toEqual([]);
  expect(waiting).toHaveLength(1);
});

it('a failed request is reported and the next one runs', async () => {
  const { latest, waiting, done, failed } = bench();
  latest.ask(1);
  waiting[0]!.fail();
  await nextTask();
  expect(latest.isWorking).toBe(false);
  expect(failed()).toBe(1);
  latest.ask(2);
  waiting[1]!.answer('fine');
  await nextTask();
  expect(done).toEqual(['2: fine']);
});
