import { grownFloats } from './grown.ts';
import type { MeshLimits } from './limits.ts';
import { MeshError } from './mesh-error.ts';

/**
 * Numbers points by first appearance, and gives equal points the same number. Equal means the same bits; -0 is 0.
 *
 * Points are kept in a hash table with open addressing. The multipliers of the hash are drawn anew each time, so that
 * nobody can prepare a file whose points all meet in one slot; the result does not depend on them.
 */
export class ExactWelder {
  #positions: Float32Array;
  #bits: Uint32Array;
  /** 1 + the number of a point; 0 is a free slot. A power of two long, and never more than half full. */
  #slots: Uint32Array;
  #count = 0;
  readonly #most: number;
  readonly #kx = oddNumber();
  readonly #ky = oddNumber();
  readonly #kz = oddNumber();

  constructor(expected: number, limits: MeshLimits) {
    this.#most = limits.vertices;
    this.#positions = new Float32Array(3 * Math.max(16, Math.min(expected, limits.vertices)));
    this.#bits = new Uint32Array(this.#positions.buffer);
    this.#slots = new Uint32Array(slotsFor(this.#positions.length / 3));
  }

  /** The number of the point. Coordinates must be finite. */
  add(x: number, y: number, z: number): number {
    const at = this.#count * 3;
    if (at + 3 > this.#positions.length) this.#growPositions(at + 3);
    // Written behind the last point, where its bits can be compared and where it stays if it is new. Adding 0 turns
    // -0 into 0 and leaves all else alone.
    this.#positions[at] = x + 0;
    this.#positions[at + 1] = y + 0;
    this.#positions[at + 2] = z + 0;
    const slot = this.#find(at);
    const known = this.#slots[slot]!;
    return known === 0 ? this.#keep(slot) : known - 1;
  }

  finish(): Float32Array {
    const length = this.#count * 3;
    return length === this.#positions.length ? this.#positions : this.#positions.slice(0, length);
  }

  /** The slot of an equal point, or the free one where this point belongs. */
  #find(at: number): number {
    const bits = this.#bits;
    const slots = this.#slots;
    const x = bits[at]!;
    const y = bits[at + 1]!;
    const z = bits[at + 2]!;
    const mask = slots.length - 1;
    let slot = this.#hash(x, y, z) & mask;
    for (;;) {
      const known = slots[slot]!;
      if (known === 0) return slot;
      const other = (known - 1) * 3;
      if (bits[other] === x && bits[other + 1] === y && bits[other + 2] === z) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #hash(x: number, y: number, z: number): number {
    let hash = Math.imul(x ^ this.#kz, this.#kx);
    hash = Math.imul(hash ^ (hash >>> 15) ^ y, this.#ky);
    hash = Math.imul(hash ^ (hash >>> 13) ^ z, this.#kz);
    hash = Math.imul(hash ^ (hash >>> 16), this.#kx);
    return hash ^ (hash >>> 15);
  }

  #keep(slot: number): number {
    if (this.#count >= this.#most) throw new MeshError('tooManyVertices', `more than ${this.#most} vertices`);
    this.#slots[slot] = ++this.#count;
    if (this.#count * 2 > this.#slots.length) this.#growSlots();
    return this.#count - 1;
  }

  #growPositions(needed: number): void {
    this.#positions = grownFloats(this.#positions, needed);
    this.#bits = new Uint32Array(this.#positions.buffer);
  }

  #growSlots(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let i = 0; i < this.#count; i++) this.#slots[this.#find(i * 3)] = i + 1;
  }
}

function slotsFor(points: number): number {
  let slots = 64;
  while (slots < points * 2) slots *= 2;
  return slots;
}

const oddNumber = (): number => Math.floor(Math.random() * 2 ** 32) | 1;
