/** Something that changes, and those who look at it: the same object until something has changed. */
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

  /** Listeners are told once for all that happens at a time. */
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
