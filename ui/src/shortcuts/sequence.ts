const PAUSE = 1000;

/** Puts key presses together to sequences (`g d`) that may take a second from key to key. */
export class SequenceReader {
  #pending = '';
  #at = 0;

  /** The shortcut a press completes, out of those that exist; `undefined` while none is complete. */
  read(key: string, known: readonly string[], now: number): { complete?: string; waiting: boolean } {
    const before = now - this.#at <= PAUSE ? this.#pending : '';
    this.#pending = '';
    for (const candidate of before === '' ? [key] : [`${before} ${key}`, key]) {
      if (known.includes(candidate)) return { complete: candidate, waiting: false };
      if (known.some((keys) => keys.startsWith(`${candidate} `))) {
        this.#pending = candidate;
        this.#at = now;
        return { waiting: true };
      }
    }
    return { waiting: false };
  }
}
