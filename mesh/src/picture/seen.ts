/** Corners of triangles as the camera sees them: places in pixels, and one over the distance from the camera. */
export interface Corners {
  x: Float64Array;
  y: Float64Array;
  nearness: Float64Array;
  indices: Uint32Array;
}

/** Where in a pixel it is looked at, as graphics cards do with four samples. */
export const SAMPLES = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
] as const;

/** For each sample of each pixel the triangle that is seen there, counted from 1; 0 where there is none. */
export class Seen {
  readonly width: number;
  readonly height: number;
  readonly triangles: Uint32Array;
  readonly #nearness: Float64Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.triangles = new Uint32Array(width * height * SAMPLES.length);
    this.#nearness = new Float64Array(this.triangles.length);
  }

  add(corners: Corners): void {
    for (let at = 0; at < corners.indices.length; at += 3) this.#addTriangle(corners, at);
  }

  #addTriangle({ x, y, nearness, indices }: Corners, at: number): void {
    const [a, b, c] = [indices[at]!, indices[at + 1]!, indices[at + 2]!];
    const [na, nb, nc] = [nearness[a]!, nearness[b]!, nearness[c]!];
    // Behind the camera.
    if (na <= 0 || nb <= 0 || nc <= 0) return;
    const [ax, ay] = [x[a]!, y[a]!];
    const [abx, aby, acx, acy] = [x[b]! - ax, y[b]! - ay, x[c]! - ax, y[c]! - ay];
    const doubled = abx * acy - aby * acx;
    if (Math.abs(doubled) < 1e-12) return;
    const left = Math.max(0, Math.floor(ax + Math.min(0, abx, acx)));
    const right = Math.min(this.width - 1, Math.floor(ax + Math.max(0, abx, acx)));
    const top = Math.max(0, Math.floor(ay + Math.min(0, aby, acy)));
    const bottom = Math.min(this.height - 1, Math.floor(ay + Math.max(0, aby, acy)));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const first = (row * this.width + column) * SAMPLES.length;
        for (const [which, [dx, dy]] of SAMPLES.entries()) {
          const px = column + dx - ax;
          const py = row + dy - ay;
          const ofB = (px * acy - py * acx) / doubled;
          const ofC = (abx * py - aby * px) / doubled;
          if (ofB < 0 || ofC < 0 || ofB + ofC > 1) continue;
          // Unlike the distance, this changes evenly across the picture.
          const near = na * (1 - ofB - ofC) + nb * ofB + nc * ofC;
          if (near <= this.#nearness[first + which]!) continue;
          this.#nearness[first + which] = near;
          this.triangles[first + which] = at / 3 + 1;
        }
      }
    }
  }
}
