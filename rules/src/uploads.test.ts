import { expect, test } from 'vitest';
import { renamed } from './uploads.ts';

test.each([
  ['upper.stl', 'Upper jaw', 'Upper jaw.stl'],
  ['upper.STL', 'Upper jaw', 'Upper jaw.STL'],
  ['upper.stl', 'Upper.STL', 'Upper.STL'],
  ['plan.pdf', 'plan.exe', 'plan.exe.pdf'],
  ['plan.pdf', 'v1.2', 'v1.2.pdf'],
  ['scan', 'other', 'other'],
])('%s called %s is %s', (before, wanted, name) => {
  expect(renamed(before, wanted)).toBe(name);
});
