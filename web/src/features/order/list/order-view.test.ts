import type { OrderViewSettings } from '@archway/contract/view/model';
import { expect, test } from 'vitest';
import {
  filtersOf,
  isAsSaved,
  NEWEST_FIRST,
  NO_CHIPS,
  settingsOf,
  shownBy,
  type OrderChips,
  type ShownOrders,
} from './order-view.ts';

const PLAIN: ShownOrders = {
  keyword: '',
  filters: NO_CHIPS,
  sort: NEWEST_FIRST,
  columns: ['works', 'state'],
};
const withChips = (chips: Partial<OrderChips>): Partial<ShownOrders> => ({
  filters: { ...NO_CHIPS, ...chips },
});

test('what narrows nothing is left out', () => {
  expect(filtersOf(PLAIN)).toEqual({});
});

test.each<[string, Partial<ShownOrders>]>([
  ['a word', { keyword: 'müller' }],
  ['days', withChips({ ended: { from: '2026-01-01', to: '2026-01-31' } })],
  ['states', withChips({ states: ['pending', 'inProduction'] })],
  ['labs', withChips({ companyCodes: ['7d0c5f0e-2f0e-4c57-9a57-0d3a3a6f3c11'] })],
  ['dentists', withChips({ dentistIds: ['7d0c5f0e-2f0e-4c57-9a57-0d3a3a6f3c11'] })],
  ['works', withChips({ workTypes: ['Crown', 'Veneer'] })],
  ['a queue', withChips({ queue: 'needsYou' })],
  ['switches', withChips({ isOverdue: true, isReleaseAsked: true })],
  ['a sort', { sort: { column: 'leaves', direction: 'ascending' } }],
  ['columns', { columns: [] }],
])('a view with %s shows what was saved', (_, change) => {
  const shown = { ...PLAIN, ...change };
  expect(shownBy(settingsOf(shown))).toEqual(shown);
  expect([isAsSaved(settingsOf(shown), shown), isAsSaved(settingsOf(shown), PLAIN)]).toEqual([true, false]);
});

test('the order of what was saved does not matter', () => {
  const saved: OrderViewSettings = {
    sort: '-createdAt',
    columns: ['works', 'state'],
    filters: { isOverdue: true, keyword: 'a' },
  };
  expect(isAsSaved(saved, { ...PLAIN, keyword: 'a', ...withChips({ isOverdue: true }) })).toBe(true);
});
