import { expect, test } from 'vitest';
import { isTooth, placeOf, toothNumber, toUniversal } from './tooth-numbering.ts';

const ALL = Array.from({ length: 100 }, (_, number) => number).filter(isTooth);

test('there are 32 permanent and 20 deciduous teeth', () => {
  expect(ALL.filter((fdi) => !placeOf(fdi).deciduous)).toHaveLength(32);
  expect(ALL.filter((fdi) => placeOf(fdi).deciduous)).toHaveLength(20);
});

test.each([
  [18, '1'],
  [11, '8'],
  [21, '9'],
  [28, '16'],
  [38, '17'],
  [31, '24'],
  [41, '25'],
  [46, '30'],
  [48, '32'],
  [55, 'A'],
  [51, 'E'],
  [61, 'F'],
  [65, 'J'],
  [75, 'K'],
  [71, 'O'],
  [81, 'P'],
  [85, 'T'],
])('%i is %s in the universal system', (fdi, universal) => {
  expect(toUniversal(fdi)).toBe(universal);
});

test('every tooth has its own universal number', () => {
  expect(new Set(ALL.map(toUniversal)).size).toBe(52);
});

test('a number is shown in the system of the reader', () => {
  expect(toothNumber(46, 'fdi')).toBe('46');
  expect(toothNumber(46, 'universal')).toBe('30');
});

test.each([0, 10, 19, 49, 56, 89, 90, 11.5, -11])('%d is no tooth', (number) => {
  expect(isTooth(number)).toBe(false);
  expect(() => toUniversal(number)).toThrow('no tooth');
});
