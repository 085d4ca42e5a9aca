import { inverseOf, type Matrix } from '@archway/mesh/core/rigid';
import type { WholeJaw } from '@archway/mesh/jaw/sextants';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import type { Drawing } from '../../types/tool.ts';
import type { SextantChange } from '../../work/change-by-sextant.ts';
import type { ComparisonFound } from '../../work/scan-comparison.ts';
import { deviationColors, NEUTRAL_BAND } from '../deviation/deviation-colors.ts';
import { drawCallouts } from '../deviation/draw-callouts.ts';
import { Watched } from '../watched.ts';
import { flatColors, NEWER_COLOR, OLDER_COLOR } from './overlay-colors.ts';

export interface ComparisonOptions {
  words: ToolWords;
  olderId: string;
  newerId: string;
  jaw: WholeJaw;
  range: number;
  /** Name of a sextant, for the second line of callouts; empty for 0. */
  nameOf: (sextant: number) => string;
}

export interface ComparisonResult {
  residual: number;
  compared: number;
  changes: readonly SextantChange[];
  /** Brings the older scan onto the newer one. */
  placement: Matrix;
}

export interface ComparisonState {
  phase: 'waiting' | 'comparing' | 'shown' | 'failed';
  result: ComparisonResult | null;
  range: number;
}

export type ComparisonLook = 'map' | 'overlay';

/** Largest distance in millimeters at which surfaces are compared. */
const REACH = 3;

/** Compares two scans as soon as both are loaded, and paints on the newer one what was lost and gained. */
export class ComparisonDrawing extends Watched<ComparisonState> implements Drawing {
  readonly #options: ComparisonOptions;
  #scene: ToolScene | null = null;
  #phase: ComparisonState['phase'] = 'waiting';
  #found: ComparisonFound | null = null;
  #range: number;
  #look: ComparisonLook = 'map';
  #isPaintStale = false;
  #hasCallouts = true;

  constructor(options: ComparisonOptions) {
    super();
    this.#options = options;
    this.#range = options.range;
  }

  start(scene: ToolScene): void {
    this.#scene = scene;
  }

  dispose(): void {
    this.#scene = null;
  }

  setRange(range: number): void {
    this.#range = range;
    this.#repaint();
  }

  setLook(look: ComparisonLook): void {
    this.#look = look;
    this.#repaint();
  }

  /** Whether the largest changes are called out; a small map has no room for it. */
  setCallouts(isShown: boolean): void {
    this.#hasCallouts = isShown;
    this.#scene?.redraw();
  }

  /** After a failure. */
  retry(): void {
    this.#phase = 'waiting';
    this.changed();
    this.#scene?.redraw();
  }

  draw(scene: ToolScene): void {
    const { olderId, newerId, words, nameOf } = this.#options;
    const found = this.#found;
    if (found === null) {
      const areThere = scene.workIds.includes(olderId) && scene.workIds.includes(newerId);
      if (this.#phase === 'waiting' && areThere) void this.#compare(scene);
      return;
    }
    if (this.#isPaintStale) this.#paint(scene, found);
    this.#isPaintStale = false;
    if (this.#look !== 'map' || !this.#hasCallouts) return;
    const { middle } = found;
    const extremes = found.extremes.map((extreme) => ({ ...extreme, detail: nameOf(extreme.sextant) }));
    drawCallouts(scene, words, { extremes, middle, layerId: newerId });
  }

  protected readState(): ComparisonState {
    const found = this.#found;
    return {
      phase: this.#phase,
      result: found === null ? null : resultOf(found),
      range: this.#range,
    };
  }

  async #compare(scene: ToolScene): Promise<void> {
    const { olderId, newerId, jaw } = this.#options;
    this.#phase = 'comparing';
    this.changed();
    const asked = { olderId, newerId, jaw, within: REACH };
    const found = await scene.work('scanComparison', asked).catch(() => null);
    // The page may have been left meanwhile.
    if (this.#scene === null) return;
    this.#found = found;
    this.#phase = found === null ? 'failed' : 'shown';
    this.#repaint();
  }

  #repaint(): void {
    this.#isPaintStale = true;
    this.changed();
    this.#scene?.redraw();
  }

  #paint(scene: ToolScene, { distances, olderVertices }: ComparisonFound): void {
    const { olderId, newerId } = this.#options;
    if (this.#look === 'map') {
      scene.paint(newerId, deviationColors(distances, this.#range, NEUTRAL_BAND));
      scene.paint(olderId, null);
    } else {
      scene.paint(newerId, flatColors(distances.length, NEWER_COLOR));
      scene.paint(olderId, flatColors(olderVertices, OLDER_COLOR));
    }
  }
}

const resultOf = ({ residual, compared, changes, transform }: ComparisonFound): ComparisonResult => ({
  residual,
  compared,
  changes,
  placement: inverseOf(transform),
});
