import { grownFloats } from './grown.ts';

/** Collects points or colors, three numbers each, where a file does not say in advance how many there are. */
export class FloatList {
  #values: Float32Array = new Float32Array(3 * 1024);
  #length = 0;

  get count(): number {
    return this.#length / 3;
  }

  add(a: number, b: number, c: number): void {
    const at = this.#length;
    if (at + 3 > this.#values.length) this.#values = grownFloats(this.#values, at + 3);
    this.#values[at] = a;
    this.#values[at + 1] = b;
    this.#values[at + 2] = c;
    this.#length = at + 3;
  }

  finish(): Float32Array {
    return this.#values.slice(0, this.#length);
  }
}
