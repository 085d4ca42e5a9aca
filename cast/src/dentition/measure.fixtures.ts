import type { Mesh } from '@archway/mesh/core/mesh';
import { EdgeCounts } from './surface/edge-counts.ts';
import { Groups } from './surface/groups.ts';

export interface Topology {
  nonManifoldEdges: number;
  borderLoops: number;
  pieces: number;
}

export function topologyOf({ positions, indices }: Mesh): Topology {
  const vertices = positions.length / 3;
  const edges = new EdgeCounts(indices, vertices);
  const loops = new Groups(vertices);
  const pieces = new Groups(vertices);
  const border = edges.border();
  for (const [a, b] of border) loops.join(a, b);
  for (let t = 0; t < indices.length; t += 3) {
    pieces.join(indices[t]!, indices[t + 1]!);
    pieces.join(indices[t]!, indices[t + 2]!);
  }
  return {
    nonManifoldEdges: edges.nonManifold().length,
    borderLoops: new Set(border.map(([a]) => loops.of(a))).size,
    pieces: new Set([...indices].map((vertex) => pieces.of(vertex))).size,
  };
}

/** Positive if triangles are seen from outside. For closed surfaces. */
export function volumeOf({ positions, indices }: Mesh): number {
  let volume = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const [ax, ay, az] = positions.subarray(a, a + 3) as unknown as [number, number, number];
    const [bx, by, bz] = positions.subarray(b, b + 3) as unknown as [number, number, number];
    const [cx, cy, cz] = positions.subarray(c, c + 3) as unknown as [number, number, number];
    volume += (ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)) / 6;
  }
  return volume;
}

/** The middle of the vertices that carry a label. */
export function middleOf(
  { mesh, labels }: { mesh: Mesh; labels: Uint8Array },
  label: number,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  labels.forEach((one, vertex) => {
    if (one !== label) return;
    count++;
    for (const axis of [0, 1, 2] as const) sum[axis] += mesh.positions[vertex * 3 + axis]!;
  });
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
