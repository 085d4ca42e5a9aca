/** An upload to the GPU, which takes time in the frame it starts in. */
export interface Upload {
  triangles: number;
  run(): void;
}

/** Budget that a slow machine uploads without dropping a frame. */
const TRIANGLES_PER_FRAME = 250_000;

/** Spreads uploads over frames to avoid dropped frames. */
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

  /** Runs the uploads of one frame: at least one, then as many as fit. Returns whether more are waiting. */
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
