import { expect, test } from 'vitest';
import { Detours } from './detours.ts';
import { meshOf } from '../core/shapes.fixtures.ts';
import type { Vector } from '../core/vector.ts';

/** Sixteen vertices on a circle of 4 mm, of which every second was clicked. */
const circle = Array.from({ length: 16 }, (_, i): Vector => {
  const angle = (i / 16) * 2 * Math.PI;
  return [4 * Math.cos(angle), 4 * Math.sin(angle), 0];
});
/** As many farther out: the edge of a neighbor. */
const outside = circle.map(([x, y]): Vector => [x * 1.3, y * 1.3, 0]);
const mesh = meshOf([...circle, ...outside].flat(), []);
const clicks = circle.filter((_, i) => i % 2 === 0);

test('a way along the line is as long as it is, one beside it counts for more', () => {
  const detourAt = new Detours(mesh, clicks, true).between(2, 4);
  expect(detourAt(3)).toBeCloseTo(1, 2);
  expect(detourAt(16 + 3)).toBeGreaterThan(5);
});

test('a way around the other side is no way, though it is on the line', () => {
  const detourAt = new Detours(mesh, clicks, true).between(2, 4);
  for (const other of [8, 11, 15]) expect(detourAt(other)).toBeGreaterThan(50);
});

test('a way may pass the place where the line was begun', () => {
  const detourAt = new Detours(mesh, clicks, true).between(14, 2);
  for (const near of [15, 0, 1]) expect(detourAt(near)).toBeCloseTo(1, 2);
  expect(detourAt(8)).toBeGreaterThan(50);
});

test.each([
  [6, 5, 12],
  [1, 15, 8],
])('ends in the wrong order are not once around: %d and %d', (from, to, far) => {
  const detourAt = new Detours(mesh, clicks, true).between(from, to);
  expect(detourAt(from)).toBeLessThan(1.2);
  expect(detourAt(to)).toBeLessThan(1.2);
  expect(detourAt(far)).toBeGreaterThan(50);
});

test('an open line ends at its ends', () => {
  const detourAt = new Detours(mesh, clicks.slice(0, 4), false).between(0, 6);
  for (const near of [1, 3, 5]) expect(detourAt(near)).toBeLessThan(1.2);
  expect(detourAt(11)).toBeGreaterThan(50);
});

test('two points alone leave all ways open', () => {
  expect(new Detours(mesh, clicks.slice(0, 2), false).between(0, 2)(11)).toBe(1);
});
