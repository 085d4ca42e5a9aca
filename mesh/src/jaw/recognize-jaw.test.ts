import { expect, test } from 'vitest';
import { bite, lowerJaw, quadrant, upperJaw } from './jaws.fixtures.ts';
import { recognizeJaw } from './recognize-jaw.ts';
import { meshOf, posed, sheet, sphere } from '../core/shapes.fixtures.ts';
import { guessUnit, MILLIMETERS, type Unit } from '../derive/unit.ts';
import { cross, dot } from '../core/vector.ts';

const UNITS = Object.keys(MILLIMETERS) as Unit[];
const seeds = [1, 2, 3, 4, 5];

test.each(seeds)('both jaws and a bite in pose %i', (seed) => {
  const factor = 1 / MILLIMETERS[UNITS[seed % UNITS.length]!];
  expect(recognizeJaw(posed(upperJaw(), seed, factor))).toMatchObject({ jaw: 'upper', sure: true });
  expect(recognizeJaw(posed(lowerJaw(), seed + 10, factor))).toMatchObject({ jaw: 'lower', sure: false });
  expect(recognizeJaw(posed(bite(), seed + 20, factor))).toMatchObject({ jaw: 'bite', sure: true });
  expect(recognizeJaw(posed(quadrant(), seed + 30, factor))).toMatchObject({ jaw: 'unknown', sure: false });
});

test.each([
  ['upper', upperJaw(), [0, 0, -1]],
  ['lower', lowerJaw(), [0, 0, 1]],
] as const)('the axes of the %s jaw', (_, scan, occlusal) => {
  const { axes, center, width } = recognizeJaw(scan);
  expect(dot(axes.occlusal, occlusal)).toBeGreaterThan(0.98);
  expect(dot(axes.anterior, [0, 1, 0])).toBeGreaterThan(0.98);
  // Somebody who looks along +y with +z up has the left hand at −x.
  expect(dot(axes.left, [-1, 0, 0])).toBeGreaterThan(0.98);
  expect(Math.abs(dot(cross(axes.anterior, axes.left), axes.occlusal))).toBeCloseTo(1, 5);
  expect(Math.abs(center[0])).toBeLessThan(1);
  expect(width).toBeGreaterThan(55);
  expect(width).toBeLessThan(80);
});

test('a bite looks out of its sheet and lies along it', () => {
  const { axes, width } = recognizeJaw(bite());
  expect(dot(axes.occlusal, [0, 0, 1])).toBeGreaterThan(0.98);
  expect(Math.abs(dot(axes.left, [1, 0, 0]))).toBeGreaterThan(0.98);
  expect(width).toBeCloseTo(34, 0);
});

test('a palate that was not scanned to its middle is no lower jaw, but nobody can be sure', () => {
  expect(recognizeJaw(upperJaw(false))).toMatchObject({ jaw: 'upper', sure: false });
});

test.each([
  ['a closed body', sphere(30, 30)],
  ['a sheet as large as a face', sheet([0, 180], [0, 140], 4, (x) => 20 * Math.sin(x / 60))],
  ['nothing', meshOf([], [])],
])('%s is unknown', (_, mesh) => {
  expect(recognizeJaw(mesh)).toMatchObject({ jaw: 'unknown', sure: false });
});

test.each(UNITS)('the unit of a jaw in %s', (unit) => {
  const scan = posed(lowerJaw(), 4, 1 / MILLIMETERS[unit]);
  expect(guessUnit(scan, recognizeJaw(scan))).toEqual({ unit, factorToMm: MILLIMETERS[unit], sure: true });
});

test.each([
  [30, 'mm', true],
  [0.03, 'm', true],
  [30_000, 'micrometre', true],
  [8, 'cm', false],
  [1, 'inch', false],
  [3, 'inch', false],
  [500, 'mm', false],
] as const)('the unit of something unknown that is %d long', (length, unit, sure) => {
  const mesh = meshOf([0, 0, 0, length, 0, 0, 0, length / 3, 0], [0, 1, 2]);
  expect(guessUnit(mesh, { isWholeArch: false, width: length })).toMatchObject({ unit, sure });
});
