import { expect, test } from 'vitest';
import { caseCode } from './case-code.ts';

test.each([
  ['2026-11-09', 14, 'C-261109-014'],
  ['2026-01-02', 1, 'C-260102-001'],
  ['2026-11-09', 999, 'C-261109-999'],
  ['2026-11-09', 1_000, 'C-261109-1000'],
])('on %s number %i is %s', (day, count, code) => {
  expect(caseCode(day, count)).toBe(code);
});
