import { cachedDentition } from '@archway/cast/dentition/cached';
import { movedMesh, movePoint, quaternionAbout, rigidMatrix } from '@archway/mesh/core/rigid';
import { add, length, subtract, vectorAt, type Vector } from '@archway/mesh/core/vector';
import { expect, test } from 'vitest';
import { farthestApart, topOf, withBump } from '../../testing/changed-scan.ts';
import { shelfOf } from '../../testing/shelf.fixtures.ts';
import { scanDeviation } from './scan-deviation.ts';

const { lower } = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
const scan = lower.mesh;
/** About ten degrees, and a few millimeters. */
const away = rigidMatrix(quaternionAbout([0.1, -0.09, 0.12]), [3, -2, 4]);
const reference = movedMesh(scan, away);
const tops = [36, 41, 46].map((tooth) => vectorAt(scan.positions, topOf(scan, lower.labels, tooth)));
const OFF: Vector[] = [
  [0.7, -0.4, 0.3],
  [-0.5, 0.6, -0.2],
  [0.2, 0.5, 0.6],
];
const pairs = tops.map((from, which) => ({ from, to: add(movePoint(away, from), OFF[which]!) }));
const asked = { scanId: 'scan', referenceId: 'reference', pairs, transform: null, within: 3 };

test('a moved scan is aligned from three rough pairs', () => {
  const { output } = scanDeviation(shelfOf({ scan, reference }), asked);
  const error = farthestApart(reference.positions, (vertex) =>
    movePoint(output.transform, vectorAt(scan.positions, vertex)),
  );
  console.log(`largest error ${error} mm, residual ${output.residual} mm, compared ${output.compared}`);
  expect(error).toBeLessThan(0.005);
  expect(output.residual).toBeLessThan(0.002);
  expect(output.compared).toBeGreaterThan(0.95);
  expect(output.extremes).toEqual([]);
});

test('a bump of 0.3 mm is the largest deviation and does not affect the alignment', () => {
  const peak = topOf(scan, lower.labels, 34);
  const built = withBump(scan, peak, { height: 0.3, radius: 2 });
  const { output } = scanDeviation(shelfOf({ scan: built, reference }), asked);
  const error = farthestApart(reference.positions, (vertex) =>
    movePoint(output.transform, vectorAt(scan.positions, vertex)),
  );
  const [extreme, ...others] = output.extremes;
  console.log(`largest error ${error} mm, extreme ${extreme?.value} mm`);
  expect(error).toBeLessThan(0.005);
  expect(extreme!.value).toBeGreaterThan(0.28);
  expect(extreme!.value).toBeLessThan(0.31);
  expect(length(subtract(extreme!.point, vectorAt(built.positions, peak)))).toBeLessThan(0.5);
  expect(others).toEqual([]);
});

test('lost material is negative, and a known transform skips the alignment', () => {
  const peak = topOf(scan, lower.labels, 34);
  const worn = withBump(scan, peak, { height: -0.2, radius: 2 });
  const known = { ...asked, pairs: [], transform: away };
  const { output } = scanDeviation(shelfOf({ scan: worn, reference }), known);
  expect(output.transform).toEqual(away);
  expect(output.extremes[0]!.value).toBeGreaterThan(-0.21);
  expect(output.extremes[0]!.value).toBeLessThan(-0.15);
});

test('without pairs the alignment starts from the given positions', () => {
  const near = rigidMatrix(quaternionAbout([0.01, 0.02, -0.01]), [0.4, -0.3, 0.2]);
  const moved = movedMesh(scan, near);
  const { output } = scanDeviation(shelfOf({ scan, reference: moved }), { ...asked, pairs: [] });
  const error = farthestApart(moved.positions, (vertex) =>
    movePoint(output.transform, vectorAt(scan.positions, vertex)),
  );
  expect(error).toBeLessThan(0.005);
});

test('areas missing in the other scan are not compared', () => {
  const half = lower.mesh.indices.filter((_, at) => scan.positions[scan.indices[at - (at % 3)]! * 3]! > 0);
  const partial = { ...scan, indices: half };
  const { output } = scanDeviation(shelfOf({ scan, reference: partial }), { ...asked, pairs: [] });
  expect(output.compared).toBeGreaterThan(0.4);
  expect(output.compared).toBeLessThan(0.62);
  expect(output.extremes).toEqual([]);
});
