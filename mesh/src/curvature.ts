import { fitQuadric } from './fit-quadric.ts';
import { kept } from './kept.ts';
import { vertexCount, type Mesh } from './mesh.ts';
import { vertexNormals } from './normals.ts';
import { SurfaceDisc } from './surface-disc.ts';
import { add, anyAcross, cross, normalize, scale, vectorAt, type Vector } from './vector.ts';

/** How a surface bends at a point, per millimeter. Positive is convex: a ball of radius 5 has 0.2 both ways. */
export interface Curvature {
  /** The most convex and the most concave bend; they are at right angles to each other. */
  max: number;
  min: number;
  /** The direction of `max` on the surface. */
  direction: Vector;
  normal: Vector;
}

/** Around a vertex as far as this the surface is taken into account, which evens out what a scanner errs by. */
export const SMOOTHING_RADIUS = 0.4;

const FLAT: Omit<Curvature, 'normal'> = { max: 0, min: 0, direction: [0, 0, 0] };

/** Measures bends at vertices, one at a time: a whole scan is rarely needed. */
export class CurvatureGauge {
  readonly #mesh: Mesh;
  readonly #radius: number;
  readonly #disc: SurfaceDisc;
  readonly #normals: Float32Array;

  constructor(mesh: Mesh, radius = SMOOTHING_RADIUS) {
    this.#mesh = mesh;
    this.#radius = radius;
    this.#disc = new SurfaceDisc(mesh);
    this.#normals = normalsOf(mesh);
  }

  /** Fits a paraboloid through the vertices around. Where triangles are large, at least two rings of them are taken. */
  at(vertex: number): Curvature {
    const around = this.#around(vertex);
    const normal = normalize(
      around.reduce<Vector>((sum, other) => add(sum, vectorAt(this.#normals, other)), [0, 0, 0]),
    );
    const first = anyAcross(normal);
    const second = cross(normal, first);
    const bend = fitQuadric(this.#mesh.positions, around, vertex, { first, second, normal });
    if (bend === null) return { ...FLAT, normal };
    const { max, min, angle } = bend;
    const direction = add(scale(first, Math.cos(angle)), scale(second, Math.sin(angle)));
    return { max, min, direction, normal };
  }

  #around(vertex: number): readonly number[] {
    let radius = this.#radius;
    for (let round = 0; round < 4; round++) {
      const around = this.#disc.around(vertex, radius);
      if (around.length >= 10) return around;
      radius *= 1.6;
    }
    return this.#disc.vertices;
  }
}

const normalsOf = kept(vertexNormals);

export interface Curvatures {
  max: Float32Array;
  min: Float32Array;
}

/** The bends at every vertex. */
export function curvaturesOf(mesh: Mesh, radius = SMOOTHING_RADIUS): Curvatures {
  const gauge = new CurvatureGauge(mesh, radius);
  const max = new Float32Array(vertexCount(mesh));
  const min = new Float32Array(vertexCount(mesh));
  for (let vertex = 0; vertex < max.length; vertex++) {
    const bend = gauge.at(vertex);
    max[vertex] = bend.max;
    min[vertex] = bend.min;
  }
  return { max, min };
}
