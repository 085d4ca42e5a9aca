const PAUSE_MS = 600;

/** Debounces work: runs the last request after a pause, or right away on demand. */
export class AfterPause {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #action: (() => void) | null = null;

  ask(action: () => void): void {
    clearTimeout(this.#timer);
    this.#action = action;
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  flush(): void {
    clearTimeout(this.#timer);
    const action = this.#action;
    this.#action = null;
    action?.();
  }
}
