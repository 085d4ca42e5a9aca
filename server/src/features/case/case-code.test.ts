import { expect, test } from 'vitest';
import { caseCode, dayIn } from './case-code.ts';

test.each([
  ['2026-11-09', 14, 'C-261109-014'],
  ['2026-01-02', 1, 'C-260102-001'],
  ['2026-11-09', 999, 'C-261109-999'],
  ['2026-11-09', 1_000, 'C-261109-1000'],
])('on %s number %i is %s', (day, count, code) => {
  expect(caseCode(day, count)).toBe(code);
});

test.each([
  ['', '2026-12-31'],
  ['Europe/London', '2026-12-31'],
  ['Asia/Tokyo', '2027-01-01'],
  ['Pacific/Kiritimati', '2027-01-01'],
  ['America/Los_Angeles', '2026-12-31'],
])('late on New Year’s Eve it is, in "%s", %s', (timeZone, day) => {
  expect(dayIn(timeZone, new Date('2026-12-31T22:30:00Z'))).toBe(day);
});
