import { expect, test } from 'vitest';
import { CUSTOMER_FILTERS, isShownBy, quarterOf } from './customer.ts';

test.each([
  ['2026-01-01', '2026-01-01'],
  ['2026-03-31', '2026-01-01'],
  ['2026-04-01', '2026-04-01'],
  ['2026-11-19', '2026-10-01'],
  ['2026-12-31', '2026-10-01'],
])('the quarter of %s begins on %s', (day, first) => {
  expect(quarterOf(day)).toBe(first);
});

const DAYS = { today: '2026-11-19', quietFrom: '2026-09-20' };
const filtersOf = (customer: Parameters<typeof isShownBy>[1]) =>
  CUSTOMER_FILTERS.filter((filter) => isShownBy(filter, customer, DAYS));

test('a customer who orders is active and nothing else', () => {
  expect(filtersOf({ isFormer: false, since: '2024-02-04', lastOrder: '2026-09-20' })).toEqual(['active']);
});

test('a customer who has become one this quarter is new, and not quiet before having ordered', () => {
  expect(filtersOf({ isFormer: false, since: '2026-10-01', lastOrder: null })).toEqual(['active', 'new']);
});

test('a customer is quiet after sixty days without an order, also without any order at all', () => {
  const quiet = ['active', 'quiet'];
  expect(filtersOf({ isFormer: false, since: '2024-02-04', lastOrder: '2026-09-19' })).toEqual(quiet);
  expect(filtersOf({ isFormer: false, since: '2024-02-04', lastOrder: null })).toEqual(quiet);
});

test('a former customer is nothing else', () => {
  expect(filtersOf({ isFormer: true, since: '2026-10-01', lastOrder: null })).toEqual(['former']);
});
