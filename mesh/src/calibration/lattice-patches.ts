import type { Mesh } from '../core/mesh.ts';
import { weldVertices } from '../topology/weld.ts';
import { add, scale, subtract, type Vector } from '../core/vector.ts';

/** Corners of patches that lie on each other are this near, in millimeters. */
const SAME = 1e-4;

/** Collects flat patches of even triangles and joins them to a mesh. Corners go counter-clockwise seen from outside. */
export class LatticePatches {
  readonly #positions: number[] = [];
  readonly #indices: number[] = [];

  /** A triangle, each side of which is divided into `steps`. */
  addTriangle(a: Vector, b: Vector, c: Vector, steps: number): void {
    const first = this.#positions.length / 3;
    const [ab, ac] = [scale(subtract(b, a), 1 / steps), scale(subtract(c, a), 1 / steps)];
    // Row r has one vertex less than the row before.
    const at = (row: number, column: number): number =>
      first + row * (steps + 1) - (row * (row - 1)) / 2 + column;
    for (let row = 0; row <= steps; row++) {
      for (let column = 0; column <= steps - row; column++) {
        this.#positions.push(...add(a, add(scale(ab, column), scale(ac, row))));
        if (row + column === steps) continue;
        this.#indices.push(at(row, column), at(row, column + 1), at(row + 1, column));
        if (row + column === steps - 1) continue;
        this.#indices.push(at(row, column + 1), at(row + 1, column + 1), at(row + 1, column));
      }
    }
  }

  /** A parallelogram from `corner` along two sides, with squares of about `spacing`. */
  addRectangle(corner: Vector, along: Vector, up: Vector, spacing: number): void {
    const first = this.#positions.length / 3;
    const columns = Math.round(Math.hypot(...along) / spacing);
    const rows = Math.round(Math.hypot(...up) / spacing);
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        this.#positions.push(...add(corner, add(scale(along, column / columns), scale(up, row / rows))));
        if (row === rows || column === columns) continue;
        const at = first + row * (columns + 1) + column;
        this.#indices.push(at, at + 1, at + columns + 2, at, at + columns + 2, at + columns + 1);
      }
    }
  }

  /** All patches as one surface, their vertices moved by `place` if given. */
  toMesh(place: (point: Vector) => Vector = (point) => point): Mesh {
    const positions = new Float32Array(this.#positions.length);
    for (let at = 0; at < positions.length; at += 3) {
      const point: Vector = [this.#positions[at]!, this.#positions[at + 1]!, this.#positions[at + 2]!];
      positions.set(place(point), at);
    }
    return weldVertices({ positions, indices: Uint32Array.from(this.#indices), colors: null }, SAME);
  }
}
