import { expect, test } from 'vitest';
import {
  findKit,
  isDiameter,
  isWholeKit,
  KIT_LENGTHS,
  kitKey,
  readDiameter,
  SEEDED_KITS,
} from './implant-kits.ts';

const KIT = { manufacturer: 'Aldera', system: 'Conic', diameter: '4.1' };

test('the seeded list names no kit twice, and each as it is stored', () => {
  expect(new Set(SEEDED_KITS.map(kitKey)).size).toBe(SEEDED_KITS.length);
  for (const { manufacturer, system, diameter } of SEEDED_KITS) {
    expect(isDiameter(diameter)).toBe(true);
    expect(manufacturer.length).toBeLessThanOrEqual(KIT_LENGTHS.manufacturer);
    expect(system.length).toBeLessThanOrEqual(KIT_LENGTHS.system);
  }
});

test.each([
  ['4.1', '4.1'],
  ['4,1', '4.1'],
  [' 4.10 ', '4.1'],
  ['4.0', '4'],
  ['04', '4'],
  ['3,75', '3.75'],
  ['20', '20'],
])('the diameter %j is stored as %j', (typed, stored) => {
  expect(readDiameter(typed)).toBe(stored);
});

test.each(['', '0', '0.9', '20.01', '4.125', '4.', '.5', '4.1 mm', '-4', '1e1', '4,1,1', '٤'])(
  '%j is no diameter',
  (typed) => {
    expect(readDiameter(typed)).toBeNull();
  },
);

test('case and spaces make no other kit, a diameter does', () => {
  expect(findKit(SEEDED_KITS, { ...KIT, manufacturer: 'ALDERA', system: ' con ic' })).toEqual(KIT);
  expect(findKit(SEEDED_KITS, { ...KIT, diameter: '4.2' })).toBeUndefined();
});

test('a kit is whole when every part is chosen', () => {
  expect([KIT, { ...KIT, diameter: '' }, null].map(isWholeKit)).toEqual([true, false, false]);
});
