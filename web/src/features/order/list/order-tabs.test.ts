import { expect, test } from 'vitest';
import { allOf, offeredChips, openOf, tabsOf, withTab } from './order-tabs.ts';
import { filtersOf, NO_CHIPS, type OrderChips } from './order-view.ts';

const tabOf = (id: string, isClinic: boolean) => tabsOf(isClinic).find((tab) => tab.id === id)!;
const asked = (id: string, isClinic: boolean, chips: Partial<OrderChips> = {}) =>
  filtersOf({ keyword: '', filters: withTab(tabOf(id, isClinic), { ...NO_CHIPS, ...chips }) });

test.each([
  ['all', true, {}],
  ['needsYou', true, { queue: 'needsYou' }],
  ['waiting', true, { states: ['pending'] }],
  ['arriving', true, { queue: 'arrivingThisWeek' }],
  ['overdue', true, { isOverdue: true }],
  ['open', false, { states: ['pending', 'accepted', 'inProduction', 'ready'] }],
  ['toAccept', false, { states: ['pending'] }],
  ['leaving', false, { queue: 'leavingThisWeek' }],
  ['overdue', false, { isOverdue: true }],
  ['all', false, {}],
])('tab %s of a clinic (%s) asks for its orders', (id, isClinic, filters) => {
  expect(asked(id, isClinic)).toEqual(filters);
});

test('a chosen state narrows a tab and does not widen it by its own', () => {
  expect(asked('open', false, { states: ['ready'], companyCodes: ['x'] })).toEqual({
    states: ['ready'],
    companyCodes: ['x'],
  });
});

test('a chip that could change nothing on a tab is not offered', () => {
  expect(offeredChips(tabOf('waiting', true), true)).toEqual({
    states: [],
    ended: false,
    isOverdue: false,
    isReleaseAsked: false,
    dentistIds: true,
    isHeld: true,
    technicians: false,
  });
  expect(offeredChips(tabOf('mine', false), false)).toMatchObject({ technicians: false });
  expect(offeredChips(tabOf('overdue', true), true)).toMatchObject({ isOverdue: false, ended: false });
  expect(offeredChips(tabOf('needsYou', true), true)).toMatchObject({ ended: false, isReleaseAsked: true });
  expect(offeredChips(tabOf('open', false), false)).toMatchObject({
    ended: false,
    isOverdue: true,
    technicians: true,
  });
});

test('a saved view offers all chips of its side', () => {
  expect(offeredChips(undefined, true)).toMatchObject({ ended: true, isOverdue: true, isReleaseAsked: true });
  expect(offeredChips(undefined, false)).toMatchObject({
    ended: true,
    isReleaseAsked: false,
    dentistIds: false,
  });
});

test('what is over does not count as open', () => {
  expect(openOf(allOf(true))).toEqual(['notSent', 'pending', 'accepted', 'inProduction', 'ready', 'shipped']);
});
