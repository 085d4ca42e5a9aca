import type { Field } from './field.ts';

const SIDE = 8;
const BLOCK = SIDE ** 3;
/** Whole numbers stay positive when this is added. */
const OFFSET = 2048;
const BLOCKS_ACROSS = (2 * OFFSET) / SIDE;

export const UNSEEN = -2;

interface Block {
  samples: Float64Array;
  cells: Int32Array;
}

/**
 * A grid over all space whose points are asked only once, when somebody wants them: a surface passes few of them. Each
 * point also names a cell, the one of which it is the lowest corner, and keeps that cell's number.
 */
export class Lattice {
  readonly spacing: number;
  readonly #field: Field;
  readonly #blocks = new Map<number, Block>();
  #lastKey = -1;
  #last: Block | null = null;

  constructor(field: Field, spacing: number) {
    this.#field = field;
    this.spacing = spacing;
  }

  sample(i: number, j: number, k: number): number {
    const { samples } = this.#block(i, j, k);
    const place = placeInBlock(i, j, k);
    let value = samples[place]!;
    if (Number.isNaN(value)) {
      value = this.#field.at(i * this.spacing, j * this.spacing, k * this.spacing);
      // A point exactly on the surface would leave the sides of a cell undecided.
      if (value === 0) value = 1e-9;
      samples[place] = value;
    }
    return value;
  }

  cell(i: number, j: number, k: number): number {
    return this.#block(i, j, k).cells[placeInBlock(i, j, k)]!;
  }

  setCell(i: number, j: number, k: number, cell: number): void {
    this.#block(i, j, k).cells[placeInBlock(i, j, k)] = cell;
  }

  #block(i: number, j: number, k: number): Block {
    const key =
      (((i + OFFSET) >> 3) * BLOCKS_ACROSS + ((j + OFFSET) >> 3)) * BLOCKS_ACROSS + ((k + OFFSET) >> 3);
    if (key === this.#lastKey && this.#last !== null) return this.#last;
    let block = this.#blocks.get(key);
    if (block === undefined) {
      block = { samples: new Float64Array(BLOCK).fill(NaN), cells: new Int32Array(BLOCK).fill(UNSEEN) };
      this.#blocks.set(key, block);
    }
    this.#lastKey = key;
    this.#last = block;
    return block;
  }
}

function placeInBlock(i: number, j: number, k: number): number {
  return ((i + OFFSET) & 7) | (((j + OFFSET) & 7) << 3) | (((k + OFFSET) & 7) << 6);
}
