import { expect, test } from 'vitest';
import { hiddenAtFirst } from './seen-at-first.ts';

const layers = (...roles: string[]) => roles.map((role, i) => ({ id: `${role}-${i}`, role }));

test.each([
  ['both jaws and what is made for them are seen', layers('upper', 'lower', 'design', 'scanBody'), []],
  ['bites are hidden', layers('upper', 'lower', 'bite1'), ['bite1-2']],
  ['of two scans of one jaw the second is hidden', layers('upper', 'upper', 'lower'), ['upper-1']],
  ['without jaws nothing is', layers('bite1', 'bite2'), []],
])('%s', (_, given, hidden) => {
  expect(hiddenAtFirst(given)).toEqual(hidden);
});
