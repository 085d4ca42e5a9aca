import type { Hit } from '../types/hit.ts';
import type { ToolScene } from '../types/tool-scene.ts';

/** Keys that move the model under the crosshair. */
const MOVING = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-']);

/** Where the next point would be set: under the pointer or, with keys, at the center of the canvas. */
export class Aim {
  readonly #scene: ToolScene;
  #isByKeys = false;
  #hit: Hit | null = null;

  constructor(scene: ToolScene) {
    this.#scene = scene;
  }

  get isByKeys(): boolean {
    return this.#isByKeys;
  }

  get hit(): Hit | null {
    if (!this.#isByKeys) return this.#hit;
    const { x, y } = this.#scene.middle();
    return this.#scene.pick(x, y);
  }

  follow(hit: Hit | null): void {
    this.#hit = hit;
    this.#useKeys(false);
  }

  /** Whether the key sets a point. Keys that move the model are left to the camera. */
  isSetBy({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
    if (ctrlKey || altKey || metaKey) return false;
    const isSet = key === 'Enter';
    if (isSet || MOVING.has(key)) {
      this.#useKeys(true);
      this.#scene.redraw();
    }
    return isSet;
  }

  #useKeys(isByKeys: boolean): void {
    if (isByKeys === this.#isByKeys) return;
    this.#isByKeys = isByKeys;
    this.#scene.crosshair(isByKeys);
  }
}
