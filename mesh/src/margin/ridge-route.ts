import type { Detours } from './detours.ts';
import type { Mesh } from '../core/mesh.ts';
import { MinHeap } from '../core/min-heap.ts';
import { ridgeGaugeOf } from './ridge-gauge.ts';
import { length, subtract, vectorAt } from '../core/vector.ts';
import { neighborsOfVertices } from '../topology/vertex-neighbors.ts';

/** A bend of this, per millimeter, makes a way half as long. */
const CLEAR_RIDGE = 1.2;
/** On the sharpest ridge a way still counts for this share of its length, or it would go there and back. */
const LEAST = 0.02;

/** What a way counts for that bends as given. */
const effortOf = (bend: number): number => LEAST + 1 / (1 + (Math.max(0, bend) / CLEAR_RIDGE) ** 2);

/** The vertices from one vertex to another along the sharpest ridges; null if they do not hang together. */
export function ridgeRoute(mesh: Mesh, detours: Detours, from: number, to: number): number[] | null {
  const gauge = ridgeGaugeOf(mesh);
  const detourAt = detours.between(from, to);
  const { starts, others } = neighborsOfVertices(mesh);
  const efforts = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const open = new MinHeap();
  open.add(from, 0);
  for (let next = open.take(); next !== null; next = open.take()) {
    const here = next.item;
    if (here === to) return wayBack(before, from, to);
    if (next.cost > efforts.get(here)!) continue;
    const place = vectorAt(mesh.positions, here);
    for (let link = starts[here]!; link < starts[here + 1]!; link++) {
      const there = others[link]!;
      const size = length(subtract(vectorAt(mesh.positions, there), place));
      const effort = next.cost + size * effortOf(gauge.along(here, there)) * detourAt(there);
      if (effort >= (efforts.get(there) ?? Infinity)) continue;
      efforts.set(there, effort);
      before.set(there, here);
      open.add(there, effort);
    }
  }
  return null;
}

function wayBack(before: Map<number, number>, from: number, to: number): number[] {
  const way = [to];
  for (let at = to; at !== from;) {
    at = before.get(at)!;
    way.push(at);
  }
  return way.toReversed();
}
