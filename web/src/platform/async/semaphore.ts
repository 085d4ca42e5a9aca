/** So many things at a time, and the others in the order in which they came. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /** Waits for a free place; what is returned gives it back. */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(signal);
    let isHeld = true;
    const giveBack = (): void => {
      if (isHeld) this.#handOn();
      isHeld = false;
    };
    if (signal.aborted) giveBack();
    signal.throwIfAborted();
    return giveBack;
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.delete(go);
        reject(signal.reason as Error);
      };
      const go = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** To whoever waits longest, so that nobody who comes in this moment takes it away from them. */
  #handOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
