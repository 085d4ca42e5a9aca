import { cachedDentition } from '@archway/cast/dentition/cached';
import { sheet } from '@archway/mesh/core/shapes.fixtures';
import { vectorAt } from '@archway/mesh/core/vector';
import { expect, test } from 'vitest';
import { distanceByAll } from '../../testing/distance-by-all.ts';
import { shelfOf } from '../../testing/shelf.fixtures.ts';
import { surfaceGaps } from './surface-gaps.ts';

test('distances between two jaws equal a brute-force search at 1,000 points', async () => {
  const { lower, upper } = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
  const shelf = shelfOf({ lower: lower.mesh, upper: upper.mesh });
  const { output } = surfaceGaps(shelf, { fromId: 'lower', toId: 'upper', within: 3 });
  const known = [...output.distances.keys()].filter((vertex) => !Number.isNaN(output.distances[vertex]!));
  const places = Array.from({ length: 1000 }, (_, i) => known[Math.floor((i * known.length) / 1000)]!);
  const distanceTo = distanceByAll(upper.mesh);
  const errors = places.map((vertex) =>
    Math.abs(output.distances[vertex]! - distanceTo(vectorAt(lower.mesh.positions, vertex))),
  );
  console.log(
    `largest error ${Math.max(...errors)} mm; ${output.contacts} contacts, ${output.squareMillimeters} mm², closest ${output.closest} mm`,
  );
  expect(known.length).toBeGreaterThan(5_000);
  expect(places.some((vertex) => output.distances[vertex]! < 0.2)).toBe(true);
  expect(Math.max(...errors)).toBeLessThan(0.01);
  expect(output.closest).toBeLessThan(0);
  expect(output.contacts).toBeGreaterThanOrEqual(8);
});

/** Two blunt cusps that come within 20 µm of a plane half a millimeter above, and one that stops short of it. */
const cusp = (x: number, y: number, at: number, height: number): number =>
  Math.min(height, Math.max(0, 1 - ((x - at) ** 2 + y ** 2)));
const floor = sheet([-6, 6], [-2, 2], 0.05, (x, y) =>
  Math.max(cusp(x, y, -4, 0.48), cusp(x, y, 0, 0.48), cusp(x, y, 4, 0.3)),
);
const ceiling = sheet([-7, 7], [-3, 3], 0.5, () => 0.5);

test('contact patches are counted and their area is summed', () => {
  const turned = { ...ceiling, indices: ceiling.indices.toReversed() };
  const shelf = shelfOf({ floor, turned, far: sheet([40, 41], [0, 1], 0.5) });
  const { output } = surfaceGaps(shelf, { fromId: 'floor', toId: 'turned', within: 1 });
  expect(output.contacts).toBe(2);
  // A cusp is as high as 0.46 within the root of 0.54: two discs, and a little of the slopes around them.
  expect(output.squareMillimeters / (2 * Math.PI * 0.54)).toBeGreaterThan(0.98);
  expect(output.squareMillimeters / (2 * Math.PI * 0.54)).toBeLessThan(1.05);
  expect(output.closest).toBeCloseTo(0.02, 5);
});

test('distant surfaces have no closest point', () => {
  const shelf = shelfOf({ floor, far: sheet([40, 41], [0, 1], 0.5) });
  const { output } = surfaceGaps(shelf, { fromId: 'floor', toId: 'far', within: 1 });
  expect(output).toMatchObject({ contacts: 0, squareMillimeters: 0, closest: null });
});
