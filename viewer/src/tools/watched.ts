import { Observed } from '../model/observed.ts';

/**
 * A tool whose doings the portal shows: `state` is the same object until something has changed, as React's
 * `useSyncExternalStore` wants it.
 */
export abstract class Watched<State> {
  readonly #observed = new Observed(() => this.readState());

  get state(): State {
    return this.#observed.value;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  /** What the portal may know now, as a new object. */
  protected abstract readState(): State;

  /** To be called after each change of what `readState` tells. */
  protected changed(): void {
    this.#observed.changed();
  }
}
