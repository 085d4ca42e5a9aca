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

/** The mesh grown, or worn below zero, around a vertex: each place along its own normal, evenly up to half the radius. */
export function withGrowth(
  mesh: Mesh,
  at: number,
  { height, radius }: { height: number; radius: number },
): Mesh {
  const middle = vectorAt(mesh.positions, at);
  const normals = vertexNormals(mesh);
  const positions = mesh.positions.slice();
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const away = length(subtract(vectorAt(mesh.positions, vertex), middle)) / radius;
    if (away >= 1) continue;
    const fading = Math.max(0, away * 2 - 1);
    const up = height * (1 - fading ** 2) ** 2;
    for (const axis of [0, 1, 2] as const) positions[vertex * 3 + axis]! += normals[vertex * 3 + axis]! * up;
  }
  return { ...mesh, positions };
}

/** The vertex of a tooth that looks farthest to the cheek or the lips: the middle of its outer face. */
export function faceOf(mesh: Mesh, labels: Uint8Array, tooth: number): number {
  const onTooth = [...labels.keys()].filter((vertex) => labels[vertex] === tooth);
  const middleOf = (vertices: readonly number[]): Vector => {
    const sum = vertices.reduce<Vector>(
      (total, vertex) => {
        const [x, y, z] = vectorAt(mesh.positions, vertex);
        return [total[0] + x, total[1] + y, total[2] + z];
      },
      [0, 0, 0],
    );
    return [sum[0] / vertices.length, sum[1] / vertices.length, sum[2] / vertices.length];
  };
  const [x, y, z] = middleOf(onTooth);
  const inside = middleOf([...labels.keys()]);
  const far = Math.hypot(x - inside[0], y - inside[1]);
  // Beyond the tooth, out of the mouth and level with its middle.
  const outside: Vector = [x + ((x - inside[0]) / far) * 20, y + ((y - inside[1]) / far) * 20, z];
  const distanceTo = (vertex: number): number => length(subtract(vectorAt(mesh.positions, vertex), outside));
  return onTooth.reduce((best, vertex) => (distanceTo(vertex) < distanceTo(best) ? vertex : best));
}
