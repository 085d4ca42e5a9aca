import { expect, test } from 'vitest';
import { CALIBRATION, calibrationBlock } from './calibration-block.ts';
import { checkMesh } from '../derive/check.ts';
import { closestOnMesh } from '../search/closest-on-mesh.ts';
import { triangleCount } from '../core/mesh.ts';
import { angleAt, distanceBetween } from '../core/measure.ts';
import { areaWithin, planeFrame } from '../line/plane.ts';
import { lengthOfLine } from '../line/polyline.ts';
import { sectionOf } from '../line/section.ts';
import { surfacePath } from '../geodesic/surface-path.ts';
import type { Vector } from '../core/vector.ts';

const block = calibrationBlock();
/** Millimeters. */
const TOLERANCE = 0.01;

/** The nearest place of the surface, as a click would find it. */
function on(point: Vector) {
  const found = closestOnMesh(block, point)!;
  expect(distanceBetween(found.point, point)).toBeLessThan(0.001);
  return found;
}

test('it is three closed bodies of fine triangles', () => {
  expect(triangleCount(block)).toBeGreaterThan(30_000);
  expect(triangleCount(block)).toBeLessThan(100_000);
  expect(checkMesh(block)).toMatchObject({
    islands: 3,
    boundaryEdges: 0,
    nonManifoldEdges: 0,
    flippedEdges: 0,
    degenerate: 0,
  });
});

test.each(CALIBRATION.distances)('distance: $name', ({ from, to, distance }) => {
  expect(Math.abs(distanceBetween(on(from).point, on(to).point) - distance)).toBeLessThan(TOLERANCE);
});

test.each(CALIBRATION.angles)('angle: $name', ({ apex, ends, angle }) => {
  const measured = angleAt(on(apex).point, on(ends[0]).point, on(ends[1]).point)!;
  expect(Math.abs(measured - angle)).toBeLessThan(0.05);
});

test.each(CALIBRATION.paths)('way: $name', ({ from, to, length }) => {
  expect(Math.abs(surfacePath(block, on(from), on(to))!.length - length)).toBeLessThan(TOLERANCE);
});

test.each(CALIBRATION.sections)('section: $name', ({ plane, length, area, ...rest }) => {
  const [least, most] = 'within' in rest ? rest.within : [-Infinity, Infinity];
  const lines = sectionOf(block, plane).filter(({ points }) => points[0]! > least && points[0]! < most);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.isClosed).toBe(true);
  expect(Math.abs(lengthOfLine(lines[0]!) - length)).toBeLessThan(TOLERANCE);
  const measured = areaWithin(planeFrame(plane), lines[0]!)!;
  expect(Math.abs(measured - area) / length).toBeLessThan(TOLERANCE);
});
