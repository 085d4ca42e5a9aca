import { vertexCount, type Mesh } from '@archway/mesh/core/mesh';
import { expect, test } from 'vitest';
import { changeBySextant } from './change-by-sextant.ts';
import { evenDistances } from './even-distances.ts';

/** Flat, ten millimeters wide, with a vertex every quarter of a millimeter. */
const STEPS = 40;
const sheet: Mesh = {
  positions: Float32Array.from({ length: (STEPS + 1) ** 2 * 3 }, (_, at) => {
    const vertex = Math.floor(at / 3);
    return [(vertex % (STEPS + 1)) / 4, Math.floor(vertex / (STEPS + 1)) / 4, 0][at % 3]!;
  }),
  indices: Uint32Array.from(
    Array.from({ length: STEPS * STEPS }, (_, cell) => {
      const first = Math.floor(cell / STEPS) * (STEPS + 1) + (cell % STEPS);
      return [first, first + 1, first + STEPS + 2, first, first + STEPS + 2, first + STEPS + 1];
    }).flat(),
  ),
  colors: null,
};
const placeOf = (vertex: number): [number, number] => [
  sheet.positions[vertex * 3]!,
  sheet.positions[vertex * 3 + 1]!,
];
const distancesBy = (distance: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: vertexCount(sheet) }, (_, vertex) => distance(...placeOf(vertex)));
const mostOf = (distances: Float32Array): number =>
  changeBySextant(sheet, evenDistances(sheet, distances), null)[0]!.most!;

test('a change that goes on around its middle is stated as it is', () => {
  expect(mostOf(distancesBy((x, y) => (Math.hypot(x - 5, y - 5) < 2 ? -0.3 : 0)))).toBeCloseTo(-0.3, 5);
});

test('a single vertex and a narrow fold are no change', () => {
  expect(Math.abs(mostOf(distancesBy((x, y) => (x === 5 && y === 5 ? 0.5 : 0))))).toBeLessThan(0.02);
  expect(Math.abs(mostOf(distancesBy((x) => (x === 5 ? -0.5 : 0))))).toBeLessThan(0.02);
});

test('what has no counterpart is not stated', () => {
  const even = evenDistances(
    sheet,
    distancesBy((x) => (x < 5 ? Number.NaN : 0.1)),
  );
  const sextants = Uint8Array.from({ length: even.length }, (_, vertex) => (placeOf(vertex)[0] < 5 ? 4 : 5));
  expect(changeBySextant(sheet, even, sextants)).toMatchObject([
    { sextant: 4, most: null, point: null },
    { sextant: 5, most: expect.closeTo(0.1, 5) as number },
  ]);
});
