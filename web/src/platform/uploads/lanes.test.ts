import { expect, test } from 'vitest';
import { Lanes } from './lanes.ts';

const { signal } = new AbortController();

test('whoever waits longest is next, before whoever comes just then', async () => {
  const lanes = new Lanes(1);
  const order: string[] = [];
  const giveBack = await lanes.take(signal);
  const come = async (name: string): Promise<void> => {
    const done = await lanes.take(signal);
    order.push(name);
    done();
  };
  const waiting = come('waiting');
  giveBack();
  await Promise.all([waiting, come('late')]);
  expect(order).toEqual(['waiting', 'late']);
});

test('a lane is given back once, and by those who gave up waiting', async () => {
  const lanes = new Lanes(2);
  const [first, second] = [await lanes.take(signal), await lanes.take(signal)];
  const over = new AbortController();
  const given = lanes.take(over.signal);
  over.abort(new Error('given up'));
  await expect(given).rejects.toThrow('given up');
  first();
  first();
  const third = await lanes.take(signal);
  let isIn = false;
  const fourth = lanes.take(signal).then((done) => {
    isIn = true;
    return done;
  });
  await Promise.resolve();
  expect(isIn).toBe(false);
  second();
  await fourth;
  third();
});
