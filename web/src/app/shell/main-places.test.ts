import { expect, test } from 'vitest';
import { OWN_SPACE, type NavigationEntry } from '../navigation/menu-routes.ts';
import { mainPlaces } from './main-places.ts';

const entry = (name: string, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  entry: { ...OWN_SPACE, id: name, name },
  path: `/${name}`,
  children: [],
  ...more,
});
const named = (entries: NavigationEntry[]) => mainPlaces(entries).map((place) => place.entry.name);

test('the main places stand in one order, whatever the menu has', () => {
  expect(named([entry('caseManagement'), entry('partner'), entry('orders')])).toEqual([
    'orders',
    'caseManagement',
  ]);
  expect(named([entry('partner')])).toEqual([]);
});

test('a place within a group counts, and a group without a screen does not', () => {
  expect(named([entry('orders', { path: null, children: [entry('caseManagement')] })])).toEqual([
    'caseManagement',
  ]);
});
