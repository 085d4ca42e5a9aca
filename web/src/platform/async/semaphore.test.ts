import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

const { signal } = new AbortController();

test('whoever waits longest is next, before whoever comes just then', async () => {
  const semaphore = new Semaphore(1);
  const order: string[] = [];
  const giveBack = await semaphore.take(signal);
  const come = async (name: string): Promise<void> => {
    const done = await semaphore.take(signal);
    order.push(name);
    done();
  };
  const waiting = come('waiting');
  giveBack();
  await Promise.all([waiting, come('late')]);
  expect(order).toEqual(['waiting', 'late']);
});

test('a place is given back once, and by those who gave up waiting', async () => {
  const semaphore = new Semaphore(2);
  const [first, second] = [await semaphore.take(signal), await semaphore.take(signal)];
  const over = new AbortController();
  const given = semaphore.take(over.signal);
  over.abort(new Error('given up'));
  await expect(given).rejects.toThrow('given up');
  first();
  first();
  const third = await semaphore.take(signal);
  let isIn = false;
  const fourth = semaphore.take(signal).then((done) => {
    isIn = true;
    return done;
  });
  await Promise.resolve();
  expect(isIn).toBe(false);
  second();
  await fourth;
  third();
});
