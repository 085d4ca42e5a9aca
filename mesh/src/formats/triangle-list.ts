import { grownIndices } from './grown.ts';
import type { MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';

const SMALLEST = 3 * 1024;

/** Collects triangles while a file is read. Those with two equal corners have no area and are left out. */
export class TriangleList {
  #indices: Uint32Array;
  #length = 0;
  readonly #most: number;

  constructor(expected: number, limits: MeshLimits) {
    this.#most = limits.triangles * 3;
    this.#indices = new Uint32Array(Math.min(expected * 3, this.#most));
  }

  add(a: number, b: number, c: number): void {
    if (a === b || b === c || c === a) return;
    const at = this.#length;
    if (at + 3 > this.#most) throw new MeshError('tooManyTriangles', `more than ${this.#most / 3} triangles`);
    if (at + 3 > this.#indices.length)
      this.#indices = grownIndices(this.#indices, Math.max(at + 3, SMALLEST));
    this.#indices[at] = a;
    this.#indices[at + 1] = b;
    this.#indices[at + 2] = c;
    this.#length = at + 3;
  }

  /** Throws if there is no triangle: nothing can be shown or made of that. */
  finish(): Uint32Array {
    if (this.#length === 0) throw new MeshError('empty', 'there is no triangle with three corners');
    return this.#length === this.#indices.length ? this.#indices : this.#indices.slice(0, this.#length);
  }
}
