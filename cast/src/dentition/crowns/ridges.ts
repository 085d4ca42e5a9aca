import type { CrownSize, Ridge } from './crown-shape.ts';

/**
 * A place on the chewing surface: distal and facial in halves of the crown's width and depth, the height in
 * millimeters of a permanent tooth from the crown's tip.
 */
export type Place = readonly [u: number, v: number, w: number];

/** Collects cusps and ridges in proportions of the crown and turns them into millimeters. */
export class RidgeSketch {
  readonly ridges: Ridge[] = [];
  readonly #size: CrownSize;

  constructor(size: CrownSize) {
    this.#size = size;
  }

  cusp(at: Place, slope: number, radius: number): this {
    return this.ridge(at, at, slope, radius);
  }

  ridge(from: Place, to: Place, slope: number, radius: number): this {
    const { width, depth, height, relief } = this.#size;
    this.ridges.push({
      u: (from[0] * width) / 2,
      v: (from[1] * depth) / 2,
      w: height + from[2] * relief,
      toU: (to[0] * width) / 2,
      toV: (to[1] * depth) / 2,
      toW: height + to[2] * relief,
      slope,
      radius,
    });
    return this;
  }
}
