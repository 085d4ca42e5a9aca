import { distanceBetween } from '@archway/mesh/core/measure';
import type { Vector } from '@archway/mesh/core/vector';
import type { Section } from '@archway/rules/marks';
import { isInPlane, type SectionPlane } from './section-plane.ts';

type Measure = Section['measures'][number];

/**
 * Measurements on contours. Only those in the current plane are shown and saved; they reappear when the plane returns.
 */
export class SectionMeasures {
  #all: readonly Measure[];

  constructor(measures: readonly Measure[]) {
    this.#all = measures;
  }

  in(plane: SectionPlane): Measure[] {
    return this.#all.filter(({ from, to }) => isInPlane(plane, from) && isInPlane(plane, to));
  }

  add(from: Vector, to: Vector): void {
    const millimeters = distanceBetween(from, to);
    if (millimeters > 0) this.#all = [...this.#all, { from, to, millimeters }];
  }

  /** Removes a measurement by its index in the plane. */
  remove(plane: SectionPlane, which: number): void {
    const gone = this.in(plane)[which];
    this.#all = this.#all.filter((measure) => measure !== gone);
  }
}
