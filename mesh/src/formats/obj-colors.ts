import { FloatList } from './float-list.ts';
import { toNextInLine } from './obj-line.ts';
import type { TextCursor } from './text-cursor.ts';

/**
 * Collects the colors behind the coordinates of an OBJ. Most programs write them from 0 to 1 and some from 0 to 255;
 * which of both is only known when all have been seen.
 */
export class ObjColors {
  readonly #values = new FloatList();
  #largest = 0;

  /** Reads the rest of a vertex. One number is a weight, three or more begin with a color. */
  readColor(cursor: TextCursor, vertex: number): void {
    if (!toNextInLine(cursor)) return;
    const red = cursor.readNumber();
    if (!toNextInLine(cursor)) return;
    const green = cursor.readNumber();
    if (!toNextInLine(cursor)) return;
    const blue = cursor.readNumber();
    this.#leaveOpen(vertex);
    this.#values.add(red, green, blue);
    this.#largest = Math.max(this.#largest, red || 0, green || 0, blue || 0);
  }

  finish(vertices: number): Uint8Array | null {
    if (this.#values.count === 0) return null;
    this.#leaveOpen(vertices);
    const scale = this.#largest > 1 ? 1 : 255;
    const given = this.#values.finish();
    const colors = new Uint8Array(given.length);
    for (let i = 0; i < given.length; i++)
      colors[i] = Number.isNaN(given[i]!) ? 255 : Math.round(Math.min(255, Math.max(0, given[i]! * scale)));
    return colors;
  }

  /** Vertices without a color among others become white. */
  #leaveOpen(until: number): void {
    while (this.#values.count < until) this.#values.add(Number.NaN, Number.NaN, Number.NaN);
  }
}
