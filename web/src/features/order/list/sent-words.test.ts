import { expect, test } from 'vitest';
import { localDay } from '../../../platform/text/local-day.ts';
import { sentWords } from './sent-words.ts';

const format = {
  time: () => 'time',
  monthDay: (day: string) => `this year ${day}`,
  day: (day: string) => `whole ${day}`,
};
const NOON = '2026-11-19T12:00:00Z';
const DAY = localDay(NOON);

test('the longer ago, the less exactly the hour matters', () => {
  expect(sentWords(NOON, DAY, format)).toBe('time');
  expect(sentWords(NOON, '2026-12-01', format)).toBe(`this year ${DAY}`);
  expect(sentWords(NOON, '2027-01-02', format)).toBe(`whole ${DAY}`);
});
