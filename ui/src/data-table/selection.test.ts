import { expect, test } from 'vitest';
import { nextSort } from './columns.ts';
import { extentOf, toggled, toggledAll, withRange } from './selection.ts';
import { rowPlaces } from './row-places.ts';
import { rowsInSight } from './use-window.ts';

const KEYS = ['a', 'b', 'c', 'd'];

test('a row is selected and let go', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'b')]).toEqual(['a']);
});

test('a range reaches from the last chosen row to this one, in both directions', () => {
  expect([...withRange(new Set(['d']), KEYS, 0, 2)]).toEqual(['d', 'a', 'b', 'c']);
  expect([...withRange(new Set(), KEYS, 3, 2)]).toEqual(['c', 'd']);
});

test('all rows of the page are selected or let go; rows of other pages are left alone', () => {
  expect([...toggledAll(new Set(['z', 'b']), KEYS)]).toEqual(['z', 'b', 'a', 'c', 'd']);
  expect([...toggledAll(new Set(['z', ...KEYS]), KEYS)]).toEqual(['z']);
  expect(extentOf(new Set(['z']), KEYS)).toBe('none');
  expect(extentOf(new Set(['a']), KEYS)).toBe('some');
  expect(extentOf(new Set(KEYS), KEYS)).toBe('all');
  expect(extentOf(new Set(), [])).toBe('none');
});

test('a head turns the order round when it is pressed again', () => {
  expect(nextSort('a', undefined)).toEqual({ column: 'a', direction: 'ascending' });
  expect(nextSort('a', { column: 'a', direction: 'ascending' }).direction).toBe('descending');
  expect(nextSort('b', { column: 'a', direction: 'ascending' }).direction).toBe('ascending');
});

test('the visible rows fill the window and stay within the list', () => {
  expect(rowsInSight(0, 460, rowPlaces(10_000, 46))).toEqual({ first: 0, end: 18 });
  expect(rowsInSight(46_000, 460, rowPlaces(10_000, 46))).toEqual({ first: 992, end: 1018 });
  expect(rowsInSight(46_000, 460, rowPlaces(3, 46))).toEqual({ first: 3, end: 3 });
});
