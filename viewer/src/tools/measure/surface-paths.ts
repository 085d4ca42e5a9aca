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
  /** Called if two points lie on separate pieces. */
  onNoPath: () => void;
  onChange: () => void;
}

/**
 * Paths along the surface, computed by the worker: to the moving pointer, of which only the newest counts, and between
 * set points, of which none is dropped.
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

  /** The newest path to the pointer, if it starts at this point. */
  liveFrom(from: Hit): (Ends & FoundPath) | null {
    return this.#live?.from === from ? this.#live : null;
  }

  /** Ends of paths between set points that are being computed. */
  get asked(): Iterable<Ends> {
    return this.#asked;
  }

  get isWorking(): boolean {
    return this.#asked.size > 0;
  }

  /** Computes the path to the pointer, unless it was the last request. */
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

  /** Computes a path between set points. The result is delivered even if the tool was closed meanwhile. */
  make(from: Hit, to: Hit): void {
    this.forgetTried();
    void this.#make({ from, to });
  }

  async #make(ends: Ends): Promise<void> {
    this.#asked.add(ends);
    // A removed layer or viewer counts as no path.
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
