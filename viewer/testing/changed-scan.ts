import type { Mesh } from '@archway/mesh/core/mesh';
import { vertexNormals } from '@archway/mesh/core/normals';
import { length, subtract, vectorAt, type Vector } from '@archway/mesh/core/vector';

/** The mesh with a round bump of a height at a vertex: along the normal there, and fading within the radius. */
export function withBump(
  mesh: Mesh,
  at: number,
  { height, radius }: { height: number; radius: number },
): Mesh {
  const middle = vectorAt(mesh.positions, at);
  const normal = vectorAt(vertexNormals(mesh), at);
  const positions = mesh.positions.slice();
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const away = length(subtract(vectorAt(mesh.positions, vertex), middle)) / radius;
    if (away >= 1) continue;
    const up = height * (1 - away ** 2) ** 2;
    for (const axis of [0, 1, 2] as const) positions[vertex * 3 + axis]! += normal[axis] * up;
  }
  return { ...mesh, positions };
}

/** The vertex of a tooth that reaches farthest up. */
export function topOf({ positions }: Mesh, labels: Uint8Array, tooth: number): number {
  const onTooth = [...labels.keys()].filter((vertex) => labels[vertex] === tooth);
  return onTooth.reduce((top, vertex) =>
    positions[vertex * 3 + 2]! > positions[top * 3 + 2]! ? vertex : top,
  );
}

/** The largest way of any vertex between where two arrays have it. */
export function farthestApart(one: Float32Array, other: (vertex: number) => Vector): number {
  let most = 0;
  for (let vertex = 0; vertex < one.length / 3; vertex++) {
    most = Math.max(most, length(subtract(vectorAt(one, vertex), other(vertex))));
  }
  return most;
}
