import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';
import { MENU, screenOf } from './role.fixtures.ts';

const seen = (held: readonly string[], menu = MENU) =>
  previewOf(menu, new Set(held)).map(({ entry, isSeen }) => `${isSeen ? '+' : '-'}${entry.id}`);

test('shows the places of the menu without headings, and which of them are seen', () => {
  expect(seen(['account', 'users'])).toEqual(['-dashboard', '+users', '-roles', '+ownSpace']);
});

test('own space is everybody’s', () => {
  expect(seen([])).toContain('+ownSpace');
});

test('leaves out what stands in no navigation', () => {
  expect(seen(['hidden'], [screenOf('hidden', [], { showFlag: false })])).toEqual([]);
});
