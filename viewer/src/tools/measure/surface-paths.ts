import { distanceBetween } from '@archway/mesh/core/measure';
import type { SurfaceDistance } from '@archway/rules/marks';
import type { Hit } from '../../types/hit.ts';
import type { FoundPath } from '../../work/surface-path.ts';
import { anchorOf } from '../anchor-of.ts';
import { Latest } from '../latest.ts';
import type { ToolScene } from '../../types/tool-scene.ts';

interface Ends {
  from: Hit;
  to: Hit;
}

interface Events {
  onMade: (shape: SurfaceDistance) => void;
  /** Two points lie on pieces that do not hang together. */
  onNoPath: () => void;
  onChange: () => void;
}

/**
 * Ways along the surface that the worker looks for: the one to the pointer while it moves, of which only the newest
 * counts, and those between points that were set, of which none is lost.
 */
export class SurfacePaths {
  readonly #scene: ToolScene;
  readonly #events: Events;
  readonly #tried: Latest<Ends, FoundPath | null>;
  readonly #asked = new Set<Ends>();
  #live: (Ends & FoundPath) | null = null;
  #lastTried: Ends | null = null;

  constructor(scene: ToolScene, events: Events) {
    this.#scene = scene;
    this.#events = events;
    this.#tried = new Latest((ends) => this.#find(ends), {
      onDone: (found, ends) => {
        this.#live = found === null ? null : { ...ends, ...found };
        events.onChange();
      },
    });
  }

  /** The newest way to the pointer that was found, as long as it starts where it should. */
  liveFrom(from: Hit): (Ends & FoundPath) | null {
    return this.#live?.from === from ? this.#live : null;
  }

  /** Between points that are set, while their way is looked for. */
  get asked(): Iterable<Ends> {
    return this.#asked;
  }

  get isWorking(): boolean {
    return this.#asked.size > 0;
  }

  /** Looks for the way to where the pointer is, unless that was the last it looked for. */
  try(from: Hit, to: Hit): void {
    const last = this.#lastTried;
    if (last?.from === from && distanceBetween(last.to.point, to.point) === 0) return;
    this.#lastTried = { from, to };
    this.#tried.ask({ from, to });
  }

  forgetTried(): void {
    this.#tried.forget();
    this.#live = null;
    this.#lastTried = null;
  }

  /** The tool may be put away before it is answered; what was measured is handed over all the same. */
  make(from: Hit, to: Hit): void {
    this.forgetTried();
    void this.#make({ from, to });
  }

  async #make(ends: Ends): Promise<void> {
    this.#asked.add(ends);
    // Without the layer or the viewer there is no way either.
    const found = await this.#find(ends).catch(() => null);
    this.#asked.delete(ends);
    if (found === null) this.#events.onNoPath();
    this.#events.onChange();
    const [from, to] = [anchorOf(ends.from), anchorOf(ends.to)];
    if (found !== null) this.#events.onMade({ kind: 'surface', from, to, ...found });
  }

  #find({ from, to }: Ends): Promise<FoundPath | null> {
    return this.#scene.work('surfacePath', { layerId: from.layerId, from, to });
  }
}
