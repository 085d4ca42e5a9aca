import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('what is far apart stays where it is', () => {
  expect(spread([10, 200, 100], 40)).toEqual([10, 200, 100]);
});

test('what is close moves apart around its middle, in its order', () => {
  expect(spread([100, 110], 40)).toEqual([85, 125]);
  expect(spread([110, 100, 105], 40)).toEqual([145, 65, 105]);
});

test('groups that meet on the way become one', () => {
  const [a, b, c, d] = spread([100, 100, 170, 170], 40);
  expect([a, b, c, d]).toEqual([75, 115, 155, 195]);
});

test('nothing, and one alone', () => {
  expect(spread([], 40)).toEqual([]);
  expect(spread([7], 40)).toEqual([7]);
});
