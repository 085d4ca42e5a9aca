import { drawPin } from './draw-pin.ts';
import { MARK_COLORS } from '../../drawing/mark-colors.ts';
import type { Anchor } from '@archway/rules/marks';
import type { Hit } from '../../types/hit.ts';
import { Aim } from '../aim.ts';
import { anchorOf } from '../anchor-of.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { Tool } from '../../types/tool.ts';
import { Watched } from '../watched.ts';

export interface PinState {
  /** The placed pin without text. */
  placed: Anchor | null;
}

const DOT = 6;

/** Places a pin at a click, or with Enter at the center. The portal asks for its text. */
export class PinTool extends Watched<PinState> implements Tool {
  readonly name = 'annotate';
  readonly #onPlace: (at: Anchor) => void;
  #scene: ToolScene | null = null;
  #aim: Aim | null = null;
  #placed: Anchor | null = null;

  constructor({ onPlace }: { onPlace: (at: Anchor) => void }) {
    super();
    this.#onPlace = (at) => onPlace(at);
  }

  /** Removes the pin after it was saved as a mark or discarded. */
  clear(): void {
    this.#placed = null;
    this.changed();
    this.#scene?.redraw();
  }

  start(scene: ToolScene): void {
    this.#scene = scene;
    this.#aim = new Aim(scene);
  }

  onPick(hit: Hit | null): void {
    this.#aim?.follow(hit);
    this.#place(hit);
  }

  onMove(hit: Hit | null): void {
    this.#aim?.follow(hit);
  }

  onKey(event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && this.#placed !== null) {
      this.clear();
      return true;
    }
    if (this.#aim?.isSetBy(event) !== true) return false;
    this.#place(this.#aim.hit);
    return true;
  }

  draw(scene: ToolScene): void {
    if (this.#placed !== null) drawPin(scene, this.#placed, { text: '+', isSelected: true });
    const hit = this.#aim?.hit ?? null;
    if (hit !== null) scene.points([hit.point], { color: MARK_COLORS.pin, size: DOT, layerId: hit.layerId });
  }

  dispose(): void {
    this.#placed = null;
    this.#scene = null;
  }

  protected override readState(): PinState {
    return { placed: this.#placed };
  }

  #place(hit: Hit | null): void {
    if (hit === null) return;
    this.#placed = anchorOf(hit);
    this.changed();
    this.#onPlace(this.#placed);
  }
}
