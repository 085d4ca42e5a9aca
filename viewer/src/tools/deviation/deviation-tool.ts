import type { PointPair } from '@archway/mesh/align/align';
import type { Vector } from '@archway/mesh/core/vector';
import type { DeviationMap } from '@archway/rules/marks';
import type { Hit } from '../../types/hit.ts';
import type { Extreme } from '../../work/find-extremes.ts';
import type { DeviationFound } from '../../work/scan-deviation.ts';
import { AfterPause } from '../after-pause.ts';
import { Aim } from '../aim.ts';
import { DistanceProbe } from '../distance-probe.ts';
import { signedMillimeters } from '../signed-millimeters.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import type { Tool } from '../../types/tool.ts';
import { Watched } from '../watched.ts';
import { deviationColors } from './deviation-colors.ts';
import { drawCallouts } from './draw-callouts.ts';
import { drawPairs } from './draw-pairs.ts';

export interface DeviationOptions {
  words: ToolWords;
  /** The painted scan, and its reference. */
  scanId: string;
  referenceId: string;
  /** From a saved mark: skips placing points, and with a transform also the alignment. */
  pairs?: readonly PointPair[];
  transform?: readonly number[];
  range: number;
  onResult: (shape: DeviationMap) => void;
}

export type DeviationPhase = 'placing' | 'aligning' | 'shown';

export interface DeviationState {
  phase: DeviationPhase;
  /** Number of set points out of `TO_PLACE`; even ones on the scan, odd ones on the reference. */
  placed: number;
  /** The layer for the next point; null if none is needed. */
  nextOn: string | null;
  residual: number | null;
  compared: number | null;
  range: number;
  extremes: readonly Extreme[];
  /** Whether the last alignment failed, for example because the points are collinear. */
  hasFailed: boolean;
}

export const TO_PLACE = 6;
/** Largest distance in millimeters at which surfaces are compared. */
const REACH = 3;

/** Aligns a scan to another one by three pairs of points, and shows lost and gained material. */
export class DeviationTool extends Watched<DeviationState> implements Tool {
  readonly name = 'deviation';
  readonly #options: DeviationOptions;
  #range: number;
  #scene: ToolScene | null = null;
  #aim: Aim | null = null;
  #probe: DistanceProbe | null = null;
  #onScan: Vector[];
  #onReference: Vector[];
  #phase: DeviationPhase = 'placing';
  #found: DeviationFound | null = null;
  readonly #saving = new AfterPause();
  #isPaintStale = false;
  #hasFailed = false;

  constructor(options: DeviationOptions) {
    super();
    this.#options = options;
    this.#range = options.range;
    this.#onScan = (options.pairs ?? []).map(({ from }) => from);
    this.#onReference = (options.pairs ?? []).map(({ to }) => to);
  }

  start(scene: ToolScene): void {
    this.#scene = scene;
    this.#aim = new Aim(scene);
    this.#probe = new DistanceProbe(scene);
    const { transform } = this.#options;
    if (transform !== undefined || this.#placed >= TO_PLACE) void this.#align(transform ?? null);
  }

  dispose(): void {
    this.#saving.flush();
    this.#probe?.clear();
    this.#scene = null;
  }

  /** Aligns from the current positions, without pairs. */
  skipPairs(): void {
    if (this.#phase !== 'placing') return;
    this.#onScan = [];
    this.#onReference = [];
    void this.#align(null);
  }

  /** Starts placing points again. */
  placeAnew(): void {
    this.#onScan = [];
    this.#onReference = [];
    this.#found = null;
    this.#phase = 'placing';
    this.#hasFailed = false;
    this.#probe?.clear();
    this.#scene?.paint(this.#options.scanId, null);
    this.#step();
  }

  /** Repaints; saves the range after a pause. */
  setRange(range: number): void {
    this.#range = range;
    this.#isPaintStale = true;
    this.#step();
    this.#saving.ask(() => {
      if (this.#found !== null) this.#tell(this.#found);
    });
  }

  onPick(hit: Hit | null): void {
    this.#aim?.follow(hit);
    this.#place(hit);
  }

  onMove(hit: Hit | null): void {
    this.#aim?.follow(hit);
    this.#read(hit);
  }

  /** Enter sets a point at the crosshair; Backspace and Escape remove the last one. */
  onKey(event: KeyboardEvent): boolean {
    if (this.#phase !== 'placing') return false;
    if (this.#aim?.isSetBy(event) === true) {
      this.#place(this.#aim.hit);
      return true;
    }
    if ((event.key !== 'Backspace' && event.key !== 'Escape') || this.#placed === 0) return false;
    (this.#onScan.length > this.#onReference.length ? this.#onScan : this.#onReference).pop();
    this.#hasFailed = false;
    this.changed();
    return true;
  }

  draw(scene: ToolScene): void {
    const { words, scanId } = this.#options;
    if (this.#phase !== 'shown')
      drawPairs(scene, { onScan: this.#onScan, onReference: this.#onReference }, this.#options);
    if (this.#found === null) return;
    const { distances, extremes, middle } = this.#found;
    if (this.#isPaintStale) scene.paint(scanId, deviationColors(distances, this.#range));
    this.#isPaintStale = false;
    drawCallouts(scene, words, { extremes, middle, layerId: scanId });
    const reading = this.#probe?.reading ?? null;
    if (reading === null) return;
    const text = signedMillimeters(words, reading.value);
    scene.label(reading.point, text, { kind: 'tag', layerId: scanId });
  }

  protected readState(): DeviationState {
    const found = this.#found;
    return {
      phase: this.#phase,
      placed: this.#placed,
      nextOn: this.#nextOn,
      residual: found?.residual ?? null,
      compared: found?.compared ?? null,
      range: this.#range,
      extremes: found?.extremes ?? [],
      hasFailed: this.#hasFailed,
    };
  }

  get #placed(): number {
    return this.#onScan.length + this.#onReference.length;
  }

  get #nextOn(): string | null {
    const { scanId, referenceId } = this.#options;
    if (this.#phase !== 'placing' || this.#placed >= TO_PLACE) return null;
    return this.#onScan.length > this.#onReference.length ? referenceId : scanId;
  }

  get #pairs(): PointPair[] {
    return this.#onReference.map((to, which) => ({ from: this.#onScan[which]!, to }));
  }

  #place(hit: Hit | null): void {
    if (hit === null || !hit.isFull || hit.layerId !== this.#nextOn) return;
    (this.#nextOn === this.#options.scanId ? this.#onScan : this.#onReference).push(hit.point);
    this.#hasFailed = false;
    if (this.#placed === TO_PLACE) void this.#align(null);
    this.#step();
  }

  #read(hit: Hit | null): void {
    const { scanId: layerId, referenceId: toId } = this.#options;
    if (hit === null || this.#found === null || hit.layerId !== layerId) this.#probe?.clear();
    else
      this.#probe?.ask({
        layerId,
        toId,
        point: hit.point,
        within: REACH,
        transform: this.#found.transform,
      });
  }

  async #align(transform: readonly number[] | null): Promise<void> {
    const scene = this.#scene;
    if (scene === null) return;
    const { scanId, referenceId } = this.#options;
    this.#phase = 'aligning';
    this.#hasFailed = false;
    this.#step();
    const asked = { scanId, referenceId, pairs: this.#pairs, transform, within: REACH };
    const found = await scene.work('scanDeviation', asked).catch(() => null);
    // The tool may have been closed or restarted meanwhile.
    if (this.#scene === null || this.#phase !== 'aligning') return;
    this.#found = found;
    this.#hasFailed = found === null;
    this.#phase = found === null ? 'placing' : 'shown';
    this.#isPaintStale = found !== null;
    if (found !== null) this.#tell(found);
    this.#step();
  }

  #tell({ transform, residual, compared }: DeviationFound): void {
    const { scanId, referenceId, onResult } = this.#options;
    onResult({
      kind: 'deviation',
      scanId,
      referenceId,
      pairs: this.#pairs,
      transform: [...transform],
      residual,
      compared,
      range: this.#range,
    });
  }

  #step(): void {
    this.changed();
    this.#scene?.redraw();
  }
}
