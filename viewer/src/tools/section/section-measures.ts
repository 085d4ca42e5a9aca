import { distanceBetween } from '@archway/mesh/core/measure';
import type { Vector } from '@archway/mesh/core/vector';
import type { Section } from '@archway/rules/marks';
import { isInPlane, type SectionPlane } from './section-plane.ts';

type Measure = Section['measures'][number];

/**
 * What was measured on contours. Only what lies in the plane as it is now is shown and kept with it; a plane that is
 * moved away and back finds its measures again.
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

  /** The one of this number among those in the plane. */
  remove(plane: SectionPlane, which: number): void {
    const gone = this.in(plane)[which];
    this.#all = this.#all.filter((measure) => measure !== gone);
  }
}
