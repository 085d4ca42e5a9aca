import { expect, test } from 'vitest';
import { recently } from './recently.ts';

test('what was asked for is new again when its time is over', () => {
  let time = 0;
  const lately = recently(1_000, () => time);
  const isNew = (key: string): boolean => lately.isNew(key);
  expect([isNew('a'), isNew('a'), isNew('b')]).toEqual([true, false, true]);
  time = 999;
  expect(isNew('a')).toBe(false);
  time = 1_000;
  expect([isNew('a'), isNew('a')]).toEqual([true, false]);
});

test('it remembers no more than ten thousand', () => {
  const lately = recently(1_000, () => 0);
  const isNew = (key: string): boolean => lately.isNew(key);
  for (let i = 0; i <= 10_000; i++) isNew(`${i}`);
  expect([isNew('10000'), isNew('0')]).toEqual([false, true]);
});
