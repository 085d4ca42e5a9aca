import { edgeRoute } from './edge-route.ts';
import { straightThrough, type StraightWay } from './funnel.ts';
import type { Mesh } from '../core/mesh.ts';
import { pastOtherSide } from './other-side.ts';
import type { SurfacePoint } from './surface-point.ts';
import { unfold, type Strip } from './unfold.ts';
import { add, length, scale, subtract, vectorAt, type Vector } from '../core/vector.ts';

export interface SurfacePath {
  /** x, y and z of each point, where the path passes from one triangle to the next. */
  points: Float32Array;
  length: number;
}

/**
 * The shortest way along the surface between two of its points, or null if the surface does not hang together there.
 * First a row of triangles is found, by way of points spread on their edges. They are laid out flat and the way through
 * them is pulled straight; where it still bends around a vertex, the other side of that vertex is tried.
 */
export function surfacePath(mesh: Mesh, from: SurfacePoint, to: SurfacePoint): SurfacePath | null {
  if (from.triangle === to.triangle) return pathThrough([from.point, to.point]);
  const route = edgeRoute(mesh, from, to);
  if (route === null) return null;
  const { strip, way } = shortened(mesh, pulled(mesh, route, from, to), from, to);
  const passed = strip.gates.map(({ leftVertex, rightVertex }, i) => {
    const right = vectorAt(mesh.positions, rightVertex);
    return add(right, scale(subtract(vectorAt(mesh.positions, leftVertex), right), way.shares[i]!));
  });
  return pathThrough([from.point, ...passed, to.point]);
}

interface Pulled {
  route: number[];
  strip: Strip;
  way: StraightWay;
}

function pulled(mesh: Mesh, route: number[], from: SurfacePoint, to: SurfacePoint): Pulled {
  const strip = unfold(mesh, route, from, to);
  return { route, strip, way: straightThrough(strip) };
}

function shortened(mesh: Mesh, first: Pulled, from: SurfacePoint, to: SurfacePoint): Pulled {
  const tried = new Set<number>();
  let best = first;
  for (;;) {
    const bend = best.way.bends.find(({ vertex }) => !tried.has(vertex));
    if (bend === undefined) return best;
    tried.add(bend.vertex);
    const route = pastOtherSide(mesh, from.triangle, best.route, bend.gate, bend.vertex);
    if (route === null || route.length === 0) continue;
    const other = pulled(mesh, route, from, to);
    if (other.way.length < best.way.length) best = other;
  }
}

function pathThrough(points: Vector[]): SurfacePath {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += length(subtract(points[i]!, points[i - 1]!));
  return { points: Float32Array.from(points.flat()), length: sum };
}
