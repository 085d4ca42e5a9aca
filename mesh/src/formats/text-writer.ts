import { grownBytes } from './grown.ts';

/** Collects text as bytes. One string for a whole file would be too long for the language. */
export class TextWriter {
  #bytes: Uint8Array;
  #length = 0;

  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected);
  }

  /** Plain ASCII only. */
  write(text: string): void {
    const end = this.#length + text.length;
    if (end > this.#bytes.length) this.#bytes = grownBytes(this.#bytes, end);
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length + i] = text.charCodeAt(i);
    this.#length = end;
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}
