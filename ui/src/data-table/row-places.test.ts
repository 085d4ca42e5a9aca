import { expect, test } from 'vitest';
import { GROUP_HEIGHT, rowPlaces } from './row-places.ts';

test('without groups rows lie one below the other', () => {
  const { topOf, indexAt, beginsGroup } = rowPlaces(100, 46);
  expect([topOf(0), topOf(3), topOf(100)]).toEqual([0, 138, 4_600]);
  expect([indexAt(0), indexAt(45), indexAt(46), indexAt(4_599)]).toEqual([0, 0, 1, 99]);
  expect(beginsGroup(0)).toBe(false);
});

test('group lines move what stands below them down', () => {
  const { topOf, indexAt, beginsGroup } = rowPlaces(5, 46, [0, 2]);
  const second = GROUP_HEIGHT + 2 * 46;
  expect([topOf(0), topOf(1), topOf(2)]).toEqual([GROUP_HEIGHT, GROUP_HEIGHT + 46, second + GROUP_HEIGHT]);
  expect(topOf(5)).toBe(5 * 46 + 2 * GROUP_HEIGHT);
  expect([indexAt(0), indexAt(GROUP_HEIGHT + 46), indexAt(second), indexAt(topOf(2))]).toEqual([0, 1, 2, 2]);
  expect([0, 1, 2].map(beginsGroup)).toEqual([true, false, true]);
});
