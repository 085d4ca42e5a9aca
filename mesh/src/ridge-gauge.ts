import { bendSumsOf, type BendSums } from './edge-bends.ts';
import type { Mesh } from './mesh.ts';
import { SurfaceDisc } from './surface-disc.ts';
import { symmetricEigen } from './symmetric-eigen.ts';
import { subtract, vectorAt, type Vector } from './vector.ts';

/** Around a vertex as far as this, in millimeters, bends are taken together: enough to even out a fine scan's errors. */
const RADIUS = 0.15;

type Tensor = readonly number[];

/** Tells how much of a ridge the surface is, at a vertex and along an edge; each vertex is measured once. */
export class RidgeGauge {
  readonly #mesh: Mesh;
  readonly #sums: BendSums;
  readonly #disc: SurfaceDisc;
  readonly #known = new Map<number, Tensor>();

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

  /** About the direction in which it bends the most. */
  at(vertex: number): number {
    const [xx, xy, xz, yy, yz, zz] = this.#tensorAt(vertex) as [number, number, number, number, number, number];
    return symmetricEigen([
      [xx, xy, xz],
      [xy, yy, yz],
      [xz, yz, zz],
    ]).values[0]!;
  }

  #tensorAt(vertex: number): Tensor {
    const known = this.#known.get(vertex);
    if (known !== undefined) return known;
    const sum = [0, 0, 0, 0, 0, 0];
    let area = 0;
    for (const other of this.#disc.around(vertex, RADIUS)) {
      for (let i = 0; i < 6; i++) sum[i]! += this.#sums.tensors[other * 6 + i]!;
      area += this.#sums.areas[other]!;
    }
    const tensor = sum.map((value) => value / (area || 1));
    this.#known.set(vertex, tensor);
    return tensor;
  }
}

function bendAbout(tensor: Tensor, [x, y, z]: Vector): number {
  const [xx, xy, xz, yy, yz, zz] = tensor as [number, number, number, number, number, number];
  const square = x * x + y * y + z * z;
  if (square === 0) return 0;
  return (xx * x * x + yy * y * y + zz * z * z + 2 * (xy * x * y + xz * x * z + yz * y * z)) / square;
}
