import { expect, test } from 'vitest';
import { areLikeNames, patientCode } from './patients.ts';

test('a patient without an ID is numbered by the abbreviation', () => {
  expect(patientCode('HS', 418)).toBe('HS-00418');
  expect(patientCode(' H S ', 1)).toBe('HS-00001');
  expect(patientCode('', 7)).toBe('P-00007');
  expect(patientCode('HS', 123_456)).toBe('HS-123456');
});

test.each([
  ['Maria Papadaki', 'MARIA PAPADAKI'],
  ['Maria Papadaki', 'Papadaki, Maria'],
  ['Renée Müller', 'Renee Mueller'],
  ['Renée Müller', 'Rene Muller'],
  ['Anna Sofia Lind', 'Anna Lind'],
  ['A. Lind', 'Anna Lind'],
  ['山田太郎', '山田太郎'],
])('%s and %s are alike', (one, other) => {
  expect(areLikeNames(one, other)).toBe(true);
  expect(areLikeNames(other, one)).toBe(true);
});

test.each([
  ['Maria Papadaki', 'Eleni Papadaki'],
  ['Anna Lind', 'Anna Berg'],
  ['Lind', 'Anna Lind'],
  ['', 'Anna Lind'],
  ['Jo Li', 'Ju Lu'],
])('%s and %s are not', (one, other) => {
  expect(areLikeNames(one, other)).toBe(false);
  expect(areLikeNames(other, one)).toBe(false);
});
