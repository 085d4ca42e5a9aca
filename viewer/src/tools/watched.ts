import { Observed } from '../model/observed.ts';

/**
 * A tool whose state the portal shows. `state` keeps its identity until it changes, as React's `useSyncExternalStore`
 * requires.
 */
export abstract class Watched<State> {
  readonly #observed = new Observed(() => this.readState());

  get state(): State {
    return this.#observed.value;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  /** Creates the current state. */
  protected abstract readState(): State;

  /** Must be called after each change of the state. */
  protected changed(): void {
    this.#observed.changed();
  }
}
