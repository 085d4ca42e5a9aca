import { vertexCount, type Mesh } from '@archway/mesh/core/mesh';
import { expect, test } from 'vitest';
import { arrangeMouth, fieldOf } from './mouth.ts';
import { SCANNER_NOISE, settingsFrom } from './options.ts';
import { scanJaw } from './scan/scan-jaw.ts';

const settings = settingsFrom({ trianglesPerJaw: 20_000 });
const field = fieldOf(arrangeMouth(settings), 'lower', settings);
const scan = (noise: number): Mesh => scanJaw(field, { ...settings, noise }).mesh;
const noisy = scan(SCANNER_NOISE);

test('vertices err by eight thousandths of a millimeter, to either side', () => {
  // The same triangles, since the same numbers are drawn, but hardly moved.
  const exact = scan(1e-9);
  expect(noisy.positions.length).toBe(exact.positions.length);
  let squares = 0;
  const sum = [0, 0, 0];
  noisy.positions.forEach((value, i) => {
    const error = value - exact.positions[i]!;
    squares += error ** 2;
    sum[i % 3]! += error;
  });
  const vertices = vertexCount(noisy);
  expect(Math.sqrt(squares / vertices)).toBeGreaterThan(0.007);
  expect(Math.sqrt(squares / vertices)).toBeLessThan(0.009);
  for (const total of sum) expect(Math.abs(total / vertices)).toBeLessThan(0.0005);
});

/** Deviation of the triangles' areas, in parts of their mean. */
function unevenness({ positions, indices }: Mesh): number {
  const areas: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const edge = (to: number, axis: number): number => positions[to + axis]! - positions[a + axis]!;
    const cross = [0, 1, 2].map((axis) => {
      const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
      return edge(b, i) * edge(c, j) - edge(b, j) * edge(c, i);
    });
    areas.push(Math.hypot(...cross) / 2);
  }
  const mean = areas.reduce((sum, area) => sum + area, 0) / areas.length;
  return Math.sqrt(areas.reduce((sum, area) => sum + (area - mean) ** 2, 0) / areas.length) / mean;
}

/** Share of the vertices that have six triangles or, as in a lattice of squares, four or eight. */
function regularity({ positions, indices }: Mesh): number {
  const counts = new Uint8Array(positions.length / 3);
  for (const vertex of indices) counts[vertex]!++;
  return counts.filter((count) => count === 4 || count === 6 || count === 8).length / counts.length;
}

test('triangles are of all sizes and no lattice', () => {
  const clean = scan(0);
  expect(unevenness(noisy)).toBeGreaterThan(1.2 * unevenness(clean));
  expect(regularity(noisy)).toBeLessThan(regularity(clean) - 0.05);
});
