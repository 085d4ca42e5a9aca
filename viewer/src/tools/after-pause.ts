const PAUSE_MS = 600;

/** Does what is asked for last, once nothing was asked for a moment; or at once when it is told to. */
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
