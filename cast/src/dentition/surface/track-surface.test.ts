import { expect, test } from 'vitest';
import { randomFrom } from '../numbers/random.ts';
import { EdgeCounts } from './edge-counts.ts';
import { Incidence } from './incidence.ts';
import { trackSurface } from './track-surface.ts';

const SIZE = 12;

/** Inside and outside by chance at every point of the lattice: all the cases that real surfaces seldom meet. */
function staticNoise(seed: number) {
  const random = randomFrom(seed);
  const values = new Map<string, number>();
  return {
    at(x: number, y: number, z: number): number {
      const [i, j, k] = [Math.round(x), Math.round(y), Math.round(z)];
      const isOuter = [i, j, k].some((index) => index <= 0 || index >= SIZE);
      if (isOuter) return 1;
      if (i === 5 && j === 5) return k <= 5 ? -1 : 1;
      const key = `${i},${j},${k}`;
      if (!values.has(key)) values.set(key, random() - 0.5);
      return values.get(key)!;
    },
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('every edge has two triangles, whatever the field (%i)', (seed) => {
  const { positions, indices } = trackSurface(
    staticNoise(seed),
    { inside: [5, 5, 5], outside: [5, 5, 6], isWithin: () => true },
    1,
  );
  const edges = new EdgeCounts(indices, positions.length / 3);
  expect(indices.length).toBeGreaterThan(3000);
  expect(edges.border()).toEqual([]);
  expect(edges.nonManifold()).toEqual([]);
});

test('triangles around a vertex form one ring', () => {
  const { positions, indices } = trackSurface(
    staticNoise(9),
    { inside: [5, 5, 5], outside: [5, 5, 6], isWithin: () => true },
    1,
  );
  const incidence = new Incidence(indices, positions.length / 3);
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    expect(incidence.neighbors(vertex).size).toBe(incidence.trianglesOf(vertex).length);
  }
});

test('a sphere is where it should be, its triangles seen from outside', () => {
  const sphere = { at: (x: number, y: number, z: number) => Math.hypot(x, y, z) - 3 };
  const { positions, indices } = trackSurface(
    sphere,
    { inside: [0, 0, 0], outside: [0, 0, 5], isWithin: () => true },
    0.2,
  );
  let volume = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => {
      const at = indices[t + corner]! * 3;
      return [positions[at]!, positions[at + 1]!, positions[at + 2]!] as const;
    });
    volume += determinant(a!, b!, c!) / 6;
  }
  expect(volume / ((4 / 3) * Math.PI * 27)).toBeCloseTo(1, 1);
});

type Vector = readonly [number, number, number];

function determinant([a, b, c]: Vector, [d, e, f]: Vector, [g, h, i]: Vector): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
