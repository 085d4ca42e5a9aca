import type { Mesh } from '@archway/mesh/core/mesh';

/** The same without the triangles around a point: as a scanner leaves it that did not see a place. */
export function withHole(mesh: Mesh, [x, y, z]: readonly [number, number, number], radius: number): Mesh {
  const isNear = (vertex: number): boolean =>
    Math.hypot(
      mesh.positions[vertex * 3]! - x,
      mesh.positions[vertex * 3 + 1]! - y,
      mesh.positions[vertex * 3 + 2]! - z,
    ) < radius;
  const kept: number[] = [];
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const corners = [mesh.indices[at]!, mesh.indices[at + 1]!, mesh.indices[at + 2]!];
    if (!corners.some(isNear)) kept.push(...corners);
  }
  return { ...mesh, indices: Uint32Array.from(kept) };
}
