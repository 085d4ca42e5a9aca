import { cachedDentition } from '@archway/cast/dentition/cached';
import { SCANNER_NOISE } from '@archway/cast/dentition/options';
import type { Mesh } from '@archway/mesh/core/mesh';
import { movedMesh, movePoint, quaternionAbout, rigidMatrix } from '@archway/mesh/core/rigid';
import { length, subtract, vectorAt } from '@archway/mesh/core/vector';
import { expect, test } from 'vitest';
import { faceOf, farthestApart, withGrowth } from '../../testing/changed-scan.ts';
import { shelfOf } from '../../testing/shelf.fixtures.ts';
import { scanComparison, type ComparisonFound } from './scan-comparison.ts';

// The same mouth, scanned twice: other triangles, other noise, and lying elsewhere, turned by far more than a right angle.
const before = await cachedDentition({ trianglesPerJaw: 120_000, noise: SCANNER_NOISE });
const after = await cachedDentition({ trianglesPerJaw: 132_000, noise: SCANNER_NOISE });
const AWAY = rigidMatrix(quaternionAbout([2.1, -0.9, 1.4]), [60, -35, 140]);

function compare(jaw: 'upper' | 'lower', newer: Mesh): ComparisonFound {
  const shelf = shelfOf({ older: before[jaw].mesh, newer });
  return scanComparison(shelf, { olderId: 'older', newerId: 'newer', jaw, within: 3 }).output;
}

const micrometers = (value: number): number => Math.round(value * 1000);

test.each([
  ['upper', 16, 0.3, 1],
  ['upper', 11, -0.3, 2],
  ['upper', 24, 0.3, 3],
  ['lower', 36, -0.3, 4],
  ['lower', 36, 0.3, 4],
  ['lower', 41, 0.3, 5],
  ['lower', 46, -0.3, 6],
] as const)(
  'a change in the %s jaw on %i by %d mm is stated within 0.03 mm in sextant %i, all others within 0.05 mm of none',
  (jaw, tooth, height, sextant) => {
    const { mesh, labels } = after[jaw];
    const face = faceOf(mesh, labels, tooth);
    const changed = withGrowth(mesh, face, { height, radius: 2.5 });
    const newer = movedMesh(changed, AWAY);
    const { changes, extremes, transform, residual, compared } = compare(jaw, newer);
    const error = farthestApart(changed.positions, (vertex) =>
      movePoint(transform, vectorAt(newer.positions, vertex)),
    );
    const table = changes.map(({ sextant: of, most }) => `${of}: ${micrometers(most!)}`).join(', ');
    console.log(
      `${tooth} by ${height} mm: ${table} µm; aligned within ${micrometers(error)} µm, residual ${micrometers(residual)} µm, compared ${compared}`,
    );
    expect(error).toBeLessThan(0.01);
    expect(residual).toBeLessThan(0.02);
    expect(compared).toBeGreaterThan(0.95);
    expect(changes.map((change) => change.sextant)).toEqual(jaw === 'upper' ? [1, 2, 3] : [4, 5, 6]);
    for (const change of changes) {
      if (change.sextant === sextant) expect(Math.abs(change.most! - height)).toBeLessThan(0.03);
      else expect(Math.abs(change.most!)).toBeLessThan(0.05);
    }
    expect(extremes).toHaveLength(1);
    expect(extremes[0]).toMatchObject({
      sextant,
      value: changes.find((one) => one.sextant === sextant)!.most,
    });
    expect(length(subtract(extremes[0]!.point, vectorAt(newer.positions, face)))).toBeLessThan(2.5);
  },
);

test('two scans of an unchanged jaw have nothing to call out', () => {
  const { changes, extremes } = compare('lower', movedMesh(after.lower.mesh, AWAY));
  expect(extremes).toEqual([]);
  for (const { most } of changes) expect(Math.abs(most!)).toBeLessThan(0.05);
});
