import { EdgeCounts } from '../surface/edge-counts.ts';
import type { Triangles } from '../surface/field.ts';

const ROUNDS = 12;

/** Takes the steps of the lattice out of an open border, by drawing each of its vertices between its neighbors. */
export function smoothBorder({ positions, indices }: Triangles): void {
  const neighbors = new Map<number, number[]>();
  const link = (from: number, to: number): void => {
    const known = neighbors.get(from);
    if (known === undefined) neighbors.set(from, [to]);
    else known.push(to);
  };
  for (const [a, b] of new EdgeCounts(indices, positions.length / 3).border()) {
    link(a, b);
    link(b, a);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = positions.slice();
    for (const [vertex, around] of neighbors) {
      for (let axis = 0; axis < 3; axis++) {
        const sum = around.reduce((total, other) => total + before[other * 3 + axis]!, 0);
        const place = vertex * 3 + axis;
        positions[place] = (before[place]! + sum / around.length) / 2;
      }
    }
  }
}
