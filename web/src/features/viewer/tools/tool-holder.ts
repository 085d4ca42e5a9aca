import type { Viewer } from '@archway/viewer/viewer';
import type { ActiveTool, ToolRequest } from './active-tool.ts';

type Held = Pick<Viewer, 'setTool' | 'setLayer' | 'reset' | 'subscribe'> & {
  readonly state: Pick<Viewer['state'], 'tool' | 'isMeasurable'> & {
    readonly layers: readonly { id: string; visible: boolean }[];
  };
};

/**
 * The tool in the reader's hand. One that is wished for before the full meshes are here is taken when they are, and
 * one that the viewer puts away, as it does at Escape, is no longer in hand.
 */
export class ToolHolder {
  readonly #viewer: Held;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #wish: ToolRequest | null = null;
  #active: ActiveTool | null = null;
  /** What was to be seen before a tool showed what it is about. */
  #before: readonly { id: string; visible: boolean }[] | null = null;
  #make: ((request: ToolRequest) => ActiveTool) | null = null;

  constructor(viewer: Held) {
    this.#viewer = viewer;
    this.#stop = viewer.subscribe(() => this.#follow());
  }

  /** How tools are made from now on: words and the place to save may have changed. */
  setMaker(make: (request: ToolRequest) => ActiveTool): void {
    this.#make = make;
    this.#follow();
  }

  get active(): ActiveTool | null {
    return this.#active;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Scans that the tool is about are shown, so that they are loaded. */
  take(request: ToolRequest): void {
    const { pair } = request;
    if (pair !== undefined) {
      this.#before ??= this.#viewer.state.layers.map(({ id, visible }) => ({ id, visible }));
      for (const id of [pair.scanId, pair.otherId]) this.#viewer.setLayer(id, { visible: true });
    }
    this.#wish = request;
    this.#follow();
  }

  putAway(): void {
    this.#wish = null;
    this.#hold(null);
  }

  dispose(): void {
    this.#stop();
    this.#listeners.clear();
  }

  #follow(): void {
    const { tool, isMeasurable } = this.#viewer.state;
    if (this.#wish !== null && isMeasurable && this.#make !== null) {
      const wish = this.#wish;
      this.#wish = null;
      this.#hold(this.#make(wish));
    } else if (this.#active !== null && this.#active.tool !== null && tool !== this.#active.name)
      this.#show(null);
  }

  #hold(active: ActiveTool | null): void {
    // Known before the viewer tells of it, which would otherwise take it for a tool that was put away.
    this.#active = active;
    this.#viewer.setTool(active?.tool ?? null);
    this.#show(active);
  }

  #show(active: ActiveTool | null): void {
    this.#active = active;
    if (active === null || active.pair === null) this.#restore();
    for (const listener of this.#listeners) listener();
  }

  #restore(): void {
    const before = this.#before ?? [];
    this.#before = null;
    const { layers } = this.#viewer.state;
    const changed = before.filter(({ id, visible }) =>
      layers.some((layer) => layer.id === id && layer.visible !== visible),
    );
    for (const { id, visible } of changed) this.#viewer.setLayer(id, { visible });
    // The side that was right for one jaw may be the wrong one for two.
    if (changed.length > 0) this.#viewer.reset();
  }
}
