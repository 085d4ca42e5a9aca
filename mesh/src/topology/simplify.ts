import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import { triangleCount, vertexCount, type Mesh } from '../core/mesh.ts';
import { DROPPED, pickVertices } from '../core/pick-vertices.ts';

export interface SimplifyOptions {
  /** It stops at this number of triangles, or before. */
  targetTriangles: number;
  /** It also stops before the surface would move further than this, in the unit of the mesh. */
  maxError?: number;
  /** Keeps every vertex of the outer border and of holes. */
  lockBorder?: boolean;
}

export interface Simplified {
  mesh: Mesh;
  /** The simplifier's own estimate, in the unit of the mesh. What counts is measured by `surfaceDistance`. */
  error: number;
}

/** How much a change from black to white weighs against a move across the whole mesh. */
const COLOR_WEIGHT = 0.01;

/** Fewer triangles for nearly the same surface. The vertices that stay are some of the old ones. */
export async function simplify(mesh: Mesh, options: SimplifyOptions): Promise<Simplified> {
  await MeshoptSimplifier.ready;
  const target = Math.min(triangleCount(mesh), Math.max(1, Math.floor(options.targetTriangles))) * 3;
  const maxError = options.maxError ?? Infinity;
  const flags =
    options.lockBorder === true ? (['ErrorAbsolute', 'LockBorder'] as const) : (['ErrorAbsolute'] as const);
  const [indices, error] =
    mesh.colors === null
      ? MeshoptSimplifier.simplify(mesh.indices, mesh.positions, 3, target, maxError, [...flags])
      : MeshoptSimplifier.simplifyWithAttributes(
          mesh.indices,
          mesh.positions,
          3,
          Float32Array.from(mesh.colors, (value) => value / 255),
          3,
          [COLOR_WEIGHT, COLOR_WEIGHT, COLOR_WEIGHT],
          null,
          target,
          maxError,
          [...flags],
        );
  return { mesh: compactMesh({ ...mesh, indices }), error };
}

/** Without the vertices that no triangle uses. */
export function compactMesh({ positions, indices, colors }: Mesh): Mesh {
  const places = new Uint32Array(vertexCount({ positions })).fill(DROPPED);
  const renumbered = new Uint32Array(indices.length);
  let kept = 0;
  for (let corner = 0; corner < indices.length; corner++) {
    const vertex = indices[corner]!;
    if (places[vertex] === DROPPED) places[vertex] = kept++;
    renumbered[corner] = places[vertex]!;
  }
  return { ...pickVertices({ positions, colors }, places, kept), indices: renumbered };
}
