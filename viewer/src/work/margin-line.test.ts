import { cachedDentition } from '@archway/cast/dentition/cached';
import type { Polyline } from '@archway/mesh/line/polyline';
import { distanceToLine } from '@archway/mesh/line/polyline';
import { block, sheet, together } from '@archway/mesh/core/shapes.fixtures';
import type { Vector } from '@archway/mesh/core/vector';
import { expect, test } from 'vitest';
import { pressesNear } from '../../testing/presses-near.ts';
import { shareWithin } from '../../testing/share-within.ts';
import { shelfOf } from '../../testing/shelf.fixtures.ts';
import { marginLine } from './margin-line.ts';

const { lower } = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
const truth: Polyline = { points: lower.margins[0]!.points, isClosed: true };
const shelf = shelfOf({ lower: lower.mesh });
const presses = pressesNear(lower.mesh, truth, 8, 0.3);

const lineOf = (points: Vector[], isClosed: boolean): Polyline => ({
  points: Float32Array.from(points.flat()),
  isClosed,
});

test('eight points near the margin of a prepared tooth are enough to find it', () => {
  const { output } = marginLine(shelf, { scanId: 'lower', points: presses, pinned: [], isClosed: true });
  const line = lineOf(output!.line, true);
  const [found, covered] = [shareWithin(line, truth, 0.1), shareWithin(truth, line, 0.1)];
  console.log(`within 100 µm: ${found} of the line, ${covered} of the margin`);
  expect(found).toBeGreaterThanOrEqual(0.9);
  expect(covered).toBeGreaterThanOrEqual(0.9);
  expect(output!.points).toHaveLength(8);
  for (const point of output!.points) expect(distanceToLine(line, point)).toBeLessThan(1e-6);
});

test('a single point snaps to the nearest edge; a pinned one stays', () => {
  const press = presses.find((point) => distanceToLine(truth, point) > 0.15)!;
  const ask = (pinned: number[]) =>
    marginLine(shelf, { scanId: 'lower', points: [press], pinned, isClosed: false }).output!;
  expect(distanceToLine(truth, ask([]).points[0]!)).toBeLessThan(0.1);
  expect(ask([0])).toEqual({ points: [press], line: [], millimeters: 0 });
});

test('there is no margin line between separate pieces', () => {
  const two = shelfOf({ two: together(block(1, 1, 1), sheet([5, 6], [0, 1], 0.5)) });
  const points: Vector[] = [
    [0, 0, 1],
    [5.5, 0.5, 0],
  ];
  expect(marginLine(two, { scanId: 'two', points, pinned: [], isClosed: false }).output).toBeNull();
});
