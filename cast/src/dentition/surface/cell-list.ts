import { isFaceInDoubt, isOnePartAcross, faceAt, partsOf } from './cell-parts.ts';
import { UNSEEN, type Lattice } from './lattice.ts';

const EMPTY = -1;

/** The cells of a lattice that the surface passes, found by following it from one to the next. */
export class CellList {
  readonly i: number[] = [];
  readonly j: number[] = [];
  readonly k: number[] = [];
  /** Corners inside, and faces whose inside corners are joined. */
  readonly mask: number[] = [];
  readonly joined: number[] = [];
  /** Number of the vertex of each cell's first part. */
  readonly firstVertex: number[] = [];
  vertexCount = 0;

  readonly #lattice: Lattice;
  readonly #isWithin: (x: number, y: number, z: number) => boolean;

  constructor(lattice: Lattice, isWithin: (x: number, y: number, z: number) => boolean) {
    this.#lattice = lattice;
    this.#isWithin = isWithin;
  }

  follow(i: number, j: number, k: number): void {
    const stack = [i, j, k];
    while (stack.length > 0) {
      const z = stack.pop()!;
      const y = stack.pop()!;
      const x = stack.pop()!;
      if (this.#lattice.cell(x, y, z) !== UNSEEN) continue;
      const mask = this.#visit(x, y, z);
      if (isCutBy(mask, 0b01010101)) stack.push(x - 1, y, z);
      if (isCutBy(mask, 0b10101010)) stack.push(x + 1, y, z);
      if (isCutBy(mask, 0b00110011)) stack.push(x, y - 1, z);
      if (isCutBy(mask, 0b11001100)) stack.push(x, y + 1, z);
      if (isCutBy(mask, 0b00001111)) stack.push(x, y, z - 1);
      if (isCutBy(mask, 0b11110000)) stack.push(x, y, z + 1);
    }
  }

  /** The mask of a cell that counts, or 0. */
  #visit(i: number, j: number, k: number): number {
    const lattice = this.#lattice;
    const { spacing } = lattice;
    lattice.setCell(i, j, k, EMPTY);
    if (!this.#isWithin((i + 0.5) * spacing, (j + 0.5) * spacing, (k + 0.5) * spacing)) return 0;
    let mask = 0;
    for (let corner = 0; corner < 8; corner++) {
      const value = lattice.sample(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2));
      if (value < 0) mask |= 1 << corner;
    }
    if (mask === 0 || mask === 255) return 0;
    lattice.setCell(i, j, k, this.mask.length);
    this.i.push(i);
    this.j.push(j);
    this.k.push(k);
    this.mask.push(mask);
    this.joined.push(0);
    return mask;
  }

  /**
   * Two cells whose surfaces are one part each, on both sides of a face in doubt, would meet in the same line twice: four
   * triangles at one edge. Joining the inside corners on that face makes two parts of each.
   */
  joinFacesInDoubt(): void {
    for (let cell = 0; cell < this.mask.length; cell++) {
      for (let axis = 0; axis < 3; axis++) {
        if (!isFaceInDoubt(this.mask[cell]!, axis, 1)) continue;
        const next = this.#lattice.cell(
          this.i[cell]! + (axis === 0 ? 1 : 0),
          this.j[cell]! + (axis === 1 ? 1 : 0),
          this.k[cell]! + (axis === 2 ? 1 : 0),
        );
        if (next < 0) continue;
        if (!isOnePartAcross(this.mask[cell]!, axis, 1)) continue;
        if (!isOnePartAcross(this.mask[next]!, axis, 0)) continue;
        this.joined[cell]! |= 1 << faceAt(axis, 1);
        this.joined[next]! |= 1 << faceAt(axis, 0);
      }
    }
  }

  numberVertices(): void {
    for (let cell = 0; cell < this.mask.length; cell++) {
      this.firstVertex.push(this.vertexCount);
      this.vertexCount += partsOf(this.mask[cell]!, this.joined[cell]!).count;
    }
  }
}

/** Whether some but not all corners of a face are inside. */
function isCutBy(mask: number, face: number): boolean {
  const inside = mask & face;
  return inside !== 0 && inside !== face;
}
