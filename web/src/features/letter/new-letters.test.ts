import type { Letter } from '@archway/contract/letter/model';
import { expect, test } from 'vitest';
import { makeFormat } from '../../platform/text/format.ts';
import { letterTime } from './letter-time.ts';
import { newLetters } from './new-letters.ts';

const letter = (n: number, isRead = false): Letter => ({
  letterId: String(n),
  type: 1,
  event: 'partnerApplied',
  params: {},
  path: '/partner',
  isRead,
  createdAt: `2026-11-18T09:00:${String(n).padStart(2, '0')}.000Z`,
});
const idsOf = (letters: readonly Letter[]) => letters.map(({ letterId }) => letterId).join();

test('of two answers, what came in between is new, the oldest first', () => {
  expect(idsOf(newLetters([letter(2), letter(1)], [letter(4), letter(3), letter(2), letter(1)]))).toBe('3,4');
  expect(idsOf(newLetters([], [letter(1)]))).toBe('1');
});

test('an older letter that moves up, and one that was read elsewhere, are not new', () => {
  expect(newLetters([letter(5), letter(4)], [letter(5), letter(4), letter(3)])).toEqual([]);
  expect(newLetters([letter(1)], [letter(2, true), letter(1)])).toEqual([]);
});

test('after a long time away, three at most', () => {
  const many = [9, 8, 7, 6, 5, 4].map((n) => letter(n));
  expect(idsOf(newLetters([letter(1)], many))).toBe('7,8,9');
});

test.each([
  [new Date(2026, 10, 18, 9, 20), '9:20 AM'],
  [new Date(2026, 10, 17, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 10, 12), 'Nov 10'],
  [new Date(2025, 10, 10, 12), 'Nov 10, 2025'],
])('%s is short', (then, shown) => {
  const said = letterTime(then.toISOString(), {
    format: makeFormat('en'),
    yesterday: 'Yesterday',
    now: new Date(2026, 10, 18, 10),
  });
  expect(said.replaceAll(/\s/g, ' ')).toBe(shown);
});
