import { closestOnMesh } from '../search/closest-on-mesh.ts';
import { bendSumsOf, type BendSums } from './edge-bends.ts';
import { kept } from '../core/kept.ts';
import type { Mesh } from '../core/mesh.ts';
import { SurfaceDisc } from '../topology/surface-disc.ts';
import { symmetricEigen } from '../core/symmetric-eigen.ts';
import { length, subtract, vectorAt, type Vector } from '../core/vector.ts';

/** Around a vertex as far as this, in millimeters, bends are taken together: enough to even out a fine scan's errors. */
const RADIUS = 0.15;
type Tensor = readonly [xx: number, xy: number, xz: number, yy: number, yz: number, zz: number];

/** Kept with the mesh, and with it what was measured. */
export const ridgeGaugeOf = kept((mesh: Mesh) => new RidgeGauge(mesh));

/** Tells how much of a ridge a surface is. Each vertex is measured when it is first asked for. */
export class RidgeGauge {
  readonly #mesh: Mesh;
  readonly #sums: BendSums;
  readonly #disc: SurfaceDisc;
  readonly #known = new Map<number, Tensor>();
  readonly #bends = new Map<number, number>();

  constructor(mesh: Mesh) {
    this.#mesh = mesh;
    this.#sums = bendSumsOf(mesh);
    this.#disc = new SurfaceDisc(mesh);
  }

  /** How sharply the surface bends about the line between two neighbors, per millimeter; negative in a groove. */
  along(from: number, to: number): number {
    const { positions } = this.#mesh;
    const line = subtract(vectorAt(positions, to), vectorAt(positions, from));
    return (bendAbout(this.#tensorAt(from), line) + bendAbout(this.#tensorAt(to), line)) / 2;
  }

  /** How sharply it bends at a vertex, about the direction in which that is the most. */
  at(vertex: number): number {
    const known = this.#bends.get(vertex);
    if (known !== undefined) return known;
    const [xx, xy, xz, yy, yz, zz] = this.#tensorAt(vertex);
    const { values } = symmetricEigen([
      [xx, xy, xz],
      [xy, yy, yz],
      [xz, yz, zz],
    ]);
    this.#bends.set(vertex, values[0]!);
    return values[0]!;
  }

  /** The same at any place of the surface; 0 where it is hollow. */
  sharpnessAt(point: Vector): number {
    const { triangle, weights } = closestOnMesh(this.#mesh, point)!;
    let bend = 0;
    for (const corner of [0, 1, 2] as const) {
      bend += weights[corner] * Math.max(0, this.at(this.#mesh.indices[triangle * 3 + corner]!));
    }
    return bend;
  }

  /** The vertex within reach of a point where the surface is most of a ridge; of two alike, the nearer one. */
  ridgeNear(point: Vector, reach: number): number {
    let best = vertexNear(this.#mesh, point);
    let most = -Infinity;
    // A disc of its own, because measuring uses the other one.
    for (const vertex of new SurfaceDisc(this.#mesh).around(best, reach)) {
      const away = length(subtract(vectorAt(this.#mesh.positions, vertex), point)) / reach;
      const merit = this.at(vertex) * (1 - away / 2);
      if (away > 1 || merit <= most) continue;
      most = merit;
      best = vertex;
    }
    return best;
  }

  #tensorAt(vertex: number): Tensor {
    const known = this.#known.get(vertex);
    if (known !== undefined) return known;
    const { tensors, areas } = this.#sums;
    const sum: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
    let area = 0;
    for (const other of this.#disc.around(vertex, RADIUS)) {
      for (let i = 0; i < sum.length; i++) sum[i]! += tensors[other * sum.length + i]!;
      area += areas[other]!;
    }
    for (let i = 0; i < sum.length; i++) sum[i]! /= area || 1;
    this.#known.set(vertex, sum);
    return sum;
  }
}

/** The corner nearest to a point, of the triangle nearest to it. */
export function vertexNear(mesh: Mesh, point: Vector): number {
  const { triangle, weights } = closestOnMesh(mesh, point)!;
  return mesh.indices[triangle * 3 + weights.indexOf(Math.max(...weights))]!;
}

function bendAbout([xx, xy, xz, yy, yz, zz]: Tensor, [x, y, z]: Vector): number {
  const square = x * x + y * y + z * z;
  if (square === 0) return 0;
  return (xx * x * x + yy * y * y + zz * z * z + 2 * (xy * x * y + xz * x * z + yz * y * z)) / square;
}
