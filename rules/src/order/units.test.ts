import { expect, test } from 'vitest';
import { perLine } from '../lab-settings.ts';
import { putWork } from '../treatment/edit.ts';
import { EMPTY_PRESCRIPTION } from '../treatment/prescription.ts';
import { unitsOf } from './units.ts';

const UNITS = { ...perLine(() => 1), Veneer: 1.1, CrownOnImplant: 2.5 };

test('each work counts by its kind, and tenths add up without rounding errors', () => {
  const veneers = putWork(EMPTY_PRESCRIPTION, [11, 21, 12], 'Veneer').next;
  expect(unitsOf(veneers, UNITS)).toBe(3.3);
  expect(unitsOf(putWork(veneers, [46], 'Crown').next, UNITS)).toBe(4.3);
});

test('a crown on an implant is a kind of its own', () => {
  const { next } = putWork(EMPTY_PRESCRIPTION, [46], 'Crown');
  const works = next.works.map((work) => ({ ...work, implantMethod: 'screwRetained' as const }));
  expect(unitsOf({ works }, UNITS)).toBe(2.5);
});

test('nothing counts for nothing', () => {
  expect(unitsOf(EMPTY_PRESCRIPTION, UNITS)).toBe(0);
});
