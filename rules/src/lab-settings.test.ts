import { expect, test } from 'vitest';
import {
  areAsksAllowed,
  DEFAULT_LAB_SETTINGS,
  isHolidayAllowed,
  isInTenths,
  nextLevel,
} from './lab-settings.ts';
import { WORK_LINES } from './treatment/lines.ts';
import { WORK_TYPES } from './treatment/vocabulary.ts';

test('every kind of work is a line, and a crown on an implant beside', () => {
  expect(WORK_LINES.toSorted()).toEqual(
    [...WORK_TYPES.filter((type) => type !== 'None'), 'CrownOnImplant'].toSorted(),
  );
});

test('what holds at first is allowed, and asks for nothing', () => {
  expect(areAsksAllowed(DEFAULT_LAB_SETTINGS.required)).toBe(true);
  expect(Object.keys(DEFAULT_LAB_SETTINGS.usualDays)).toEqual(expect.arrayContaining([...WORK_LINES]));
});

test.each([
  ['a day', '2026-12-24', '2026-12-24', true],
  ['sixty days', '2026-12-01', '2027-01-29', true],
  ['sixty-one', '2026-12-01', '2027-01-30', false],
  ['an end before its start', '2026-12-24', '2026-12-23', false],
])('days off: %s', (_, from, to, isAllowed) => {
  expect(isHolidayAllowed({ from, to })).toBe(isAllowed);
});

test('what always is required, or never can be, is not chosen', () => {
  expect(areAsksAllowed({ Crown: { contact: 'BLOCK', note: 'WARN' } })).toBe(true);
  expect(areAsksAllowed({ Crown: { shade: 'WARN' } })).toBe(false);
  expect(areAsksAllowed({ StudyModel: { shadePhoto: 'WARN' } })).toBe(false);
});

test('units have one decimal', () => {
  expect([1, 1.5, 0.1, 2.3].every(isInTenths)).toBe(true);
  expect(isInTenths(1.25)).toBe(false);
});

test('three presses lead back', () => {
  expect(nextLevel(nextLevel(nextLevel(undefined)))).toBeUndefined();
});
