import type { Angles } from '@archway/mesh/sight/views';

type Listener = (angles: Angles) => void;

/** Tells listeners when the camera looks from another direction than before. */
export class Turns {
  readonly #listeners = new Set<Listener>();
  #last: Angles = { yaw: Number.NaN, pitch: Number.NaN };

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell({ yaw, pitch }: Angles): void {
    if (yaw === this.#last.yaw && pitch === this.#last.pitch) return;
    this.#last = { yaw, pitch };
    for (const listener of this.#listeners) listener(this.#last);
  }
}
