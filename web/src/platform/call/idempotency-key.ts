import type { FailureName } from '@archway/contract/codes';

/** Failures after which nobody knows whether the change has happened. */
const UNCERTAIN: ReadonlySet<FailureName> = new Set(['unavailable', 'timedOut', 'internal']);

/**
 * The key of what a user is doing. Pressing the button once more after "this took too long" is still the same gesture,
 * and must not happen twice; other input, or any clear answer, begins a new one.
 */
export class IdempotencyKey {
  #key: string | null = null;
  #input = '';

  keyFor(input: unknown): string {
    const written = JSON.stringify(input) ?? '';
    if (this.#key === null || written !== this.#input) this.#key = crypto.randomUUID();
    this.#input = written;
    return this.#key;
  }

  /** Nobody knows whether it has happened: the next try has the same key. */
  get isOpen(): boolean {
    return this.#key !== null;
  }

  answered(failure: FailureName | null): void {
    if (failure === null || !UNCERTAIN.has(failure)) this.#key = null;
  }
}
