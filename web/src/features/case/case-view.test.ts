import type { CaseViewSettings } from '@archway/contract/view/model';
import { expect, test } from 'vitest';
import {
  filtersOf,
  isAsSaved,
  LATEST_SCAN_FIRST,
  NO_CHIPS,
  settingsOf,
  shownBy,
  type ShownList,
} from './case-view.ts';

const PLAIN: ShownList = {
  keyword: '',
  filters: NO_CHIPS,
  sort: LATEST_SCAN_FIRST,
  columns: ['patientName', 'state'],
};

test('what narrows nothing is left out', () => {
  expect(filtersOf(PLAIN)).toEqual({});
});

test.each<[string, Partial<ShownList>]>([
  ['a word', { keyword: 'müller' }],
  ['days', { filters: { ...PLAIN.filters, scanned: { from: '2026-01-01', to: '2026-01-31' } } }],
  ['states', { filters: { ...PLAIN.filters, states: ['scanCompleted'] } }],
  ['states of orders', { filters: { ...PLAIN.filters, orderStatuses: ['pending', 'rejected'] } }],
  ['labs', { filters: { ...PLAIN.filters, labCodes: ['7d0c5f0e-2f0e-4c57-9a57-0d3a3a6f3c11'] } }],
  ['a sort', { sort: { column: 'patientName', direction: 'ascending' } }],
  ['columns', { columns: [] }],
])('a view with %s shows what was saved', (_, change) => {
  const shown = { ...PLAIN, ...change };
  expect(shownBy(settingsOf(shown))).toEqual(shown);
  expect([isAsSaved(settingsOf(shown), shown), isAsSaved(settingsOf(shown), PLAIN)]).toEqual([true, false]);
});

test('the order of what was saved does not matter', () => {
  const saved: CaseViewSettings = {
    sort: '-scanned',
    columns: ['patientName', 'state'],
    filters: { scanned: 'yesterday', keyword: 'a' },
  };
  expect(
    isAsSaved(saved, { ...PLAIN, keyword: 'a', filters: { ...PLAIN.filters, scanned: 'yesterday' } }),
  ).toBe(true);
});
