/** Long enough to even out parts that end together, short enough to follow a network that changes. */
const WINDOW_MS = 10_000;
/** Before that a rate would be a guess. */
const LEAST_MS = 1_000;

/** How quickly bytes leave, over the last seconds. */
export class TransferRate {
  #samples: { at: number; bytes: number }[] = [];

  /** So many more bytes have left. */
  add(at: number, bytes: number): void {
    this.#samples.push({ at, bytes });
  }

  /** What was sent before a pause says nothing about what comes after it. */
  reset(): void {
    this.#samples = [];
  }

  /** In bytes a second; null while there is too little to tell. */
  perSecond(at: number): number | null {
    this.#samples = this.#samples.filter((sample) => at - sample.at <= WINDOW_MS);
    const [first] = this.#samples;
    if (first === undefined || at - first.at < LEAST_MS) return null;
    // The first sample opens the time that is measured, so its bytes are not of it.
    const bytes = this.#samples.slice(1).reduce((sum, sample) => sum + sample.bytes, 0);
    return (bytes / (at - first.at)) * 1_000;
  }
}

/** Null while nobody can tell. */
export function secondsLeft(bytes: number, perSecond: number | null): number | null {
  return perSecond === null || perSecond <= 0 ? null : Math.ceil(bytes / perSecond);
}
