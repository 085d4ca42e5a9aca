import type { Matrix } from '../dentition.ts';
import type { JawName } from '../options.ts';
import type { Triangles } from '../surface/field.ts';
import type { Stance } from '../teeth/stance.ts';

/** How the frame of a row lies in the frame of the mouth: the upper one is turned over, the lower one set back. */
export class JawFrame {
  readonly #flip: 1 | -1;
  readonly #back: number;
  readonly #up: number;

  /** The opening is the distance of the two rows' frames when the teeth are closed. */
  constructor(jaw: JawName, setback: number, opening: number) {
    this.#flip = jaw === 'upper' ? -1 : 1;
    this.#back = jaw === 'upper' ? 0 : setback;
    this.#up = jaw === 'upper' ? 0 : -opening;
  }

  /** Moves positions in place. */
  toMouth(positions: Float32Array): Float32Array {
    for (let at = 0; at < positions.length; at += 3) {
      positions[at + 1]! -= this.#back;
      positions[at + 2] = positions[at + 2]! * this.#flip + this.#up;
    }
    return positions;
  }

  /** A point of the mouth as the row's own frame has it. */
  fromMouth(x: number, y: number, z: number): [number, number, number] {
    return [x, y + this.#back, (z - this.#up) * this.#flip];
  }

  /** What is mirrored would be inside out if its triangles were not turned round. */
  meshToMouth({ positions, indices }: Triangles): void {
    this.toMouth(positions);
    if (this.#flip === 1) return;
    for (let t = 0; t < indices.length; t += 3) {
      const second = indices[t + 1]!;
      indices[t + 1] = indices[t + 2]!;
      indices[t + 2] = second;
    }
  }

  matrixOf({ distal, facial, occlusal, origin }: Stance): Matrix {
    const axis = ([x, y, z]: Stance['origin']): number[] => [x, y, z * this.#flip, 0];
    const place = [origin[0], origin[1] - this.#back, origin[2] * this.#flip + this.#up, 1];
    return [...axis(distal), ...axis(facial), ...axis(occlusal), ...place];
  }
}
