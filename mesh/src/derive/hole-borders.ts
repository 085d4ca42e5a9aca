import { vertexCount, type Mesh } from '../core/mesh.ts';
import type { EdgeTable } from '../topology/edges.ts';
import { Groups } from '../topology/groups.ts';

/** A closed line of edges that have a triangle on one side only. */
export interface Border {
  /** The middle of its vertices. */
  at: readonly [number, number, number];
  length: number;
}

/** More would not be looked at one by one. */
const MOST_HOLES = 50;

/** All borders, and which of them are holes: the longest of each part that hangs together is its rim. */
export function bordersOf(mesh: Mesh, edges: EdgeTable, islands: Groups): { loops: number; holes: Border[] } {
  const borders = allBorders(mesh, edges);
  const rims = new Map<number, Border>();
  for (const [leader, border] of borders) {
    const island = islands.leaderOf(leader);
    const rim = rims.get(island);
    if (rim === undefined || rim.length < border.length) rims.set(island, border);
  }
  const isRim = new Set(rims.values());
  const holes = [...borders.values()]
    .filter((border) => !isRim.has(border))
    .toSorted((one, other) => other.length - one.length);
  return { loops: borders.size, holes };
}

/** Those of the holes that are told with their places. */
export const toldHoles = (holes: readonly Border[]): readonly Border[] => holes.slice(0, MOST_HOLES);

/** By the vertex that leads each. Two loops that touch in a vertex count as one. */
function allBorders(mesh: Mesh, { starts, ends, uses }: EdgeTable): Map<number, Border> {
  const groups = new Groups(vertexCount(mesh));
  const open: number[] = [];
  for (let slot = 0; slot < uses.length; slot++) {
    if (uses[slot] !== 1) continue;
    open.push(slot);
    groups.join(starts[slot]!, ends[slot]!);
  }
  const sums = new Map<number, { sum: [number, number, number]; edges: number; length: number }>();
  for (const slot of open) {
    const leader = groups.leaderOf(starts[slot]!);
    const known = sums.get(leader) ?? { sum: [0, 0, 0], edges: 0, length: 0 };
    const [a, b] = [starts[slot]! * 3, ends[slot]! * 3];
    let squared = 0;
    for (let axis = 0; axis < 3; axis++) {
      const [from, to] = [mesh.positions[a + axis]!, mesh.positions[b + axis]!];
      known.sum[axis]! += (from + to) / 2;
      squared += (to - from) ** 2;
    }
    known.edges++;
    known.length += Math.sqrt(squared);
    sums.set(leader, known);
  }
  return new Map(
    [...sums].map(
      ([
        leader,
        {
          sum: [x, y, z],
          edges,
          length,
        },
      ]) => [leader, { at: [x / edges, y / edges, z / edges], length }],
    ),
  );
}
