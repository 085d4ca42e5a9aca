/** Something that costs the graphics card time: what is begun in one frame is felt in that frame. */
export interface Upload {
  triangles: number;
  run(): void;
}

/** As much as a weak machine takes in without missing a frame. */
const TRIANGLES_PER_FRAME = 250_000;

/** Spreads uploads over frames, so that none is late. */
export class UploadQueue {
  readonly #uploads: Upload[] = [];
  readonly #onWork: () => void;

  constructor(onWork: () => void) {
    this.#onWork = onWork;
  }

  get isEmpty(): boolean {
    return this.#uploads.length === 0;
  }

  add(...uploads: Upload[]): void {
    this.#uploads.push(...uploads);
    this.#onWork();
  }

  /** The share of one frame: at least one, and no more than fit. Answers whether more are waiting. */
  step(): boolean {
    let left = TRIANGLES_PER_FRAME;
    for (let upload = this.#uploads[0]; upload !== undefined; upload = this.#uploads[0]) {
      if (left < TRIANGLES_PER_FRAME && upload.triangles > left) break;
      this.#uploads.shift();
      upload.run();
      left -= upload.triangles;
    }
    return this.#uploads.length > 0;
  }

  clear(): void {
    this.#uploads.length = 0;
  }
}
