import { expect, test } from 'vitest';
import { valuesFrom, valuesOf } from './case-values.ts';

const empty = valuesOf(undefined);

test('a draft is what was typed', () => {
  const typed = { ...empty, name: 'Crown', memo: 'A2' };
  expect(valuesFrom(JSON.stringify(typed), empty)).toEqual(typed);
});

test.each([
  'nonsense',
  '{}',
  'null',
  JSON.stringify({ ...empty, memo: 1 }),
  JSON.stringify({ ...empty, patient: {} }),
])('what another version has written is passed over: %s', (body) => {
  expect(valuesFrom(body, empty)).toBe(empty);
});
