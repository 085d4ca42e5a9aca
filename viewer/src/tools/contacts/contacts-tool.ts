import type { ContactMap } from '@archway/rules/marks';
import type { Hit } from '../../types/hit.ts';
import type { SurfaceGaps } from '../../work/surface-gaps.ts';
import { AfterPause } from '../after-pause.ts';
import { DistanceProbe } from '../distance-probe.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import type { Tool } from '../../types/tool.ts';
import { Watched } from '../watched.ts';
import { contactColors } from './contact-colors.ts';

export interface ContactsOptions {
  words: ToolWords;
  scanId: string;
  antagonistId: string;
  /** Largest gap with a color, in millimeters. */
  range: number;
  onResult: (shape: ContactMap) => void;
}

/** Why there is no map: the jaws are too far from each other, or the computation failed. */
export type ContactsProblem = 'apart' | 'failed';

export interface ContactsState {
  isWorking: boolean;
  /** From 0 to 1. */
  progress: number;
  range: number;
  result: ContactMap | null;
  problem: ContactsProblem | null;
}

/** Distances are computed once for the widest selectable range, in millimeters. */
export const WIDEST_RANGE = 3;

/** Shows contacts of two jaws by color, and the distance under the pointer. */
export class ContactsTool extends Watched<ContactsState> implements Tool {
  readonly name = 'contacts';
  readonly #options: ContactsOptions;
  #range: number;
  #scene: ToolScene | null = null;
  #probe: DistanceProbe | null = null;
  readonly #gaps = new Map<string, SurfaceGaps>();
  readonly #saving = new AfterPause();
  #isPaintStale = false;
  #problem: ContactsProblem | null = null;
  /** Loaded layers when the computation failed. */
  #failedWith = '';

  constructor(options: ContactsOptions) {
    super();
    this.#options = options;
    this.#range = options.range;
  }

  start(scene: ToolScene): void {
    this.#scene = scene;
    this.#probe = new DistanceProbe(scene);
    void this.#compute(scene);
  }

  dispose(): void {
    this.#saving.flush();
    this.#probe?.clear();
    this.#scene = null;
  }

  /** At most `WIDEST_RANGE`. Repaints without computing; saves the range after a pause. */
  setRange(range: number): void {
    this.#range = Math.min(range, WIDEST_RANGE);
    this.#repaint();
    this.#saving.ask(() => {
      const result = this.#result;
      if (result !== null) this.#options.onResult(result);
    });
  }

  /** Computes again after a failure. */
  retry(): void {
    if (this.#scene !== null && this.#problem !== null) void this.#compute(this.#scene);
  }

  onMove(hit: Hit | null): void {
    if (hit === null || !this.#gaps.has(hit.layerId)) this.#probe?.clear();
    else
      this.#probe?.ask({
        layerId: hit.layerId,
        point: hit.point,
        toId: this.#opposite(hit.layerId),
        within: this.#range,
      });
  }

  draw(scene: ToolScene): void {
    // Retry when more layers have loaded: a jaw may have been missing.
    if (this.#problem === 'failed' && this.#failedWith !== scene.layerIds.join()) this.retry();
    if (this.#isPaintStale) {
      this.#isPaintStale = false;
      for (const [layerId, { distances }] of this.#gaps)
        scene.paint(layerId, contactColors(distances, this.#range));
    }
    const reading = this.#probe?.reading ?? null;
    if (reading === null) return;
    const { point, layerId, value } = reading;
    scene.label(point, this.#options.words.millimeters(value), {
      kind: 'tag',
      layerId,
    });
  }

  protected readState(): ContactsState {
    const isWorking = this.#problem === null && this.#gaps.size < 2;
    return {
      isWorking,
      progress: this.#gaps.size / 2,
      range: this.#range,
      result: this.#result,
      problem: this.#problem,
    };
  }

  get #result(): ContactMap | null {
    const { scanId, antagonistId } = this.#options;
    const gaps = this.#gaps.get(scanId);
    if (this.#gaps.size < 2 || gaps === undefined || gaps.closest === null) return null;
    const { contacts, squareMillimeters, closest } = gaps;
    return {
      kind: 'contacts',
      scanId,
      antagonistId,
      range: this.#range,
      contacts,
      squareMillimeters,
      closest,
    };
  }

  #opposite(layerId: string): string {
    const { scanId, antagonistId } = this.#options;
    return layerId === scanId ? antagonistId : scanId;
  }

  /** Computes one jaw after the other, so that the first is shown early. */
  async #compute(scene: ToolScene): Promise<void> {
    const { scanId, antagonistId } = this.#options;
    this.#problem = null;
    this.#gaps.clear();
    try {
      for (const fromId of [scanId, antagonistId]) {
        const asked = { fromId, toId: this.#opposite(fromId), within: WIDEST_RANGE };
        const gaps = await scene.work('surfaceGaps', asked);
        if (this.#scene === null) return;
        this.#gaps.set(fromId, gaps);
        this.#repaint();
      }
    } catch {
      this.#problem = 'failed';
      this.#failedWith = scene.layerIds.join();
    }
    this.#finish();
  }

  #finish(): void {
    const result = this.#result;
    if (result !== null) this.#options.onResult(result);
    else this.#problem ??= 'apart';
    this.changed();
  }

  #repaint(): void {
    this.#isPaintStale = true;
    this.#scene?.redraw();
    this.changed();
  }
}
