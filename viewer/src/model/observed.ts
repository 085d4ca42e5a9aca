/** An observable value that keeps its identity until it changes. */
export class Observed<Value> {
  readonly #read: () => Value;
  readonly #listeners = new Set<() => void>();
  #value: Value | null = null;
  #isTold = true;

  constructor(read: () => Value) {
    this.#read = read;
  }

  get value(): Value {
    return (this.#value ??= this.#read());
  }

  /** Notifies listeners once for all changes of the current task. */
  changed(): void {
    this.#value = null;
    if (!this.#isTold) return;
    this.#isTold = false;
    queueMicrotask(() => {
      this.#isTold = true;
      for (const listener of this.#listeners) listener();
    });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  dispose(): void {
    this.#listeners.clear();
  }
}
