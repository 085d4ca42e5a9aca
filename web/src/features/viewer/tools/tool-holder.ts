import type { Viewer } from '@archway/viewer/viewer';
import type { ActiveTool, ToolRequest } from './active-tool.ts';

type Held = Pick<Viewer, 'setTool' | 'setLayer' | 'reset' | 'subscribe'> & {
  readonly state: Pick<Viewer['state'], 'tool' | 'isMeasurable'> & {
    readonly layers: readonly { id: string; visible: boolean }[];
  };
};

/**
 * Holds the active tool. A tool that is requested before the full meshes have loaded opens when they have. A tool that
 * the viewer closes, for example on Escape, is no longer active.
 */
export class ToolHolder {
  readonly #viewer: Held;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #requested: ToolRequest | null = null;
  #active: ActiveTool | null = null;
  /** Visibility of the layers before a tool showed those it needs. */
  #before: readonly { id: string; visible: boolean }[] | null = null;
  #make: ((request: ToolRequest) => ActiveTool) | null = null;

  constructor(viewer: Held) {
    this.#viewer = viewer;
    this.#stop = viewer.subscribe(() => this.#follow());
  }

  /** Sets how tools are created from now on: texts and the place to save may have changed. */
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

  /** Opens a tool, and shows the scans it needs, so that they load. */
  openTool(request: ToolRequest): void {
    const { pair } = request;
    if (pair !== undefined) {
      this.#before ??= this.#viewer.state.layers.map(({ id, visible }) => ({ id, visible }));
      for (const id of [pair.scanId, pair.otherId]) this.#viewer.setLayer(id, { visible: true });
    }
    this.#requested = request;
    this.#follow();
  }

  closeTool(): void {
    this.#requested = null;
    this.#hold(null);
  }

  dispose(): void {
    this.#stop();
    this.#listeners.clear();
  }

  #follow(): void {
    const { tool, isMeasurable } = this.#viewer.state;
    if (this.#requested !== null && isMeasurable && this.#make !== null) {
      const requested = this.#requested;
      this.#requested = null;
      this.#hold(this.#make(requested));
    } else if (this.#active !== null && this.#active.tool !== null && tool !== this.#active.name)
      this.#show(null);
  }

  #hold(active: ActiveTool | null): void {
    // Set before the viewer notifies, or `#follow` would take it for a tool that was closed.
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
