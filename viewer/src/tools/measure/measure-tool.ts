import { drawMeasurement } from './draw-measurement.ts';
import type { Hit } from '../../types/hit.ts';
import { Aim } from '../aim.ts';
import { anchorOf } from '../anchor-of.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { Tool } from '../../types/tool.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import { Watched } from '../watched.ts';
import { drawPoints } from './draw-points.ts';
import { measurementOf, POINTS_NEEDED, type MeasureMode, type Measurement } from './measurement.ts';
import { SurfacePaths } from './surface-paths.ts';

export interface MeasureState {
  mode: MeasureMode;
  /** Number of points set for the current measurement. */
  placed: number;
  /** Value with the next point at the pointer, in millimeters or degrees. */
  value: number | null;
  /** Whether paths along the surface are being computed. */
  isWorking: boolean;
  /** The last two points lie on separate pieces, so there is no path between them. */
  hasNoPath: boolean;
}

interface MeasureOptions {
  words: ToolWords;
  mode: MeasureMode;
  /** Called for each finished measurement; the next one starts automatically. */
  onMade: (shape: Measurement) => void;
}

/** Measures distances, paths along the surface and angles between points set by click or Enter. */
export class MeasureTool extends Watched<MeasureState> implements Tool {
  readonly name = 'measure';
  readonly #words: ToolWords;
  readonly #onMade: (shape: Measurement) => void;
  #mode: MeasureMode;
  #scene: ToolScene | null = null;
  #aim: Aim | null = null;
  #paths: SurfacePaths | null = null;
  #points: Hit[] = [];
  #hasNoPath = false;

  constructor({ words, mode, onMade }: MeasureOptions) {
    super();
    this.#words = words;
    this.#mode = mode;
    this.#onMade = (shape) => onMade(shape);
  }

  setMode(mode: MeasureMode): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.#begin();
  }

  start(scene: ToolScene): void {
    this.#scene = scene;
    this.#aim = new Aim(scene);
    this.#paths = new SurfacePaths(scene, {
      onMade: (shape) => this.#onMade(shape),
      onNoPath: () => (this.#hasNoPath = true),
      onChange: () => this.#show(),
    });
  }

  onPick(hit: Hit | null): void {
    this.#aim?.follow(hit);
    this.#set(hit);
  }

  onMove(hit: Hit | null): void {
    this.#aim?.follow(hit);
    this.#tryWay();
    this.changed();
  }

  onKey(event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && this.#points.length > 0) {
      this.#begin();
      return true;
    }
    if (this.#aim?.isSetBy(event) !== true) return false;
    this.#set(this.#aim.hit);
    return true;
  }

  draw(scene: ToolScene): void {
    // Keys move the model under the crosshair without an event for the tool.
    this.#tryWay();
    const next = this.#next();
    const measured = this.#measured(next);
    if (measured !== null)
      drawMeasurement(scene, measured, this.#words, { isOpen: measured.kind !== 'surface' });
    else drawPoints(scene, this.#points, next);
    for (const { from, to } of this.#paths?.asked ?? []) drawPoints(scene, [from, to], null);
  }

  dispose(): void {
    this.#paths?.forgetTried();
    this.#points = [];
    this.#scene = null;
  }

  protected override readState(): MeasureState {
    const measured = this.#measured(this.#next());
    return {
      mode: this.#mode,
      placed: this.#points.length,
      value: measured === null ? null : measured.kind === 'angle' ? measured.degrees : measured.millimeters,
      isWorking: this.#paths?.isWorking ?? false,
      hasNoPath: this.#hasNoPath,
    };
  }

  /** Sets points only on the full mesh, because nothing is measured on a preview. */
  #set(hit: Hit | null): void {
    if (hit === null || !hit.isFull) return;
    this.#hasNoPath = false;
    const [first] = this.#points;
    // A path can't leave its scan: a click on another scan starts anew there.
    if (this.#mode === 'surface' && first !== undefined && first.layerId !== hit.layerId) this.#points = [];
    const points = [...this.#points, hit];
    if (points.length < POINTS_NEEDED[this.#mode]) {
      this.#points = points;
      this.#show();
      return;
    }
    if (this.#finish(points)) this.#begin();
  }

  /** Returns false if there is nothing to measure, as with two clicks at one point. */
  #finish(points: readonly Hit[]): boolean {
    if (this.#mode === 'surface') {
      this.#paths?.make(points[0]!, points[1]!);
      return true;
    }
    const made = measurementOf(this.#mode, points.map(anchorOf));
    if (made === null) return false;
    this.#onMade(made);
    return true;
  }

  #begin(): void {
    this.#points = [];
    this.#paths?.forgetTried();
    this.#show();
  }

  #show(): void {
    this.changed();
    this.#scene?.redraw();
  }

  #next(): Hit | null {
    const hit = this.#aim?.hit ?? null;
    return hit?.isFull === true ? hit : null;
  }

  #tryWay(): void {
    const [first] = this.#points;
    const next = this.#next();
    if (this.#mode !== 'surface' || first === undefined || next?.layerId !== first.layerId) return;
    this.#paths?.try(first, next);
  }

  #measured(next: Hit | null): Measurement | null {
    const [first] = this.#points;
    if (first === undefined || next === null) return null;
    if (this.#mode !== 'surface') return measurementOf(this.#mode, [...this.#points, next].map(anchorOf));
    const way = this.#paths?.liveFrom(first) ?? null;
    if (way === null) return null;
    return {
      kind: 'surface',
      from: anchorOf(first),
      to: anchorOf(way.to),
      path: way.path,
      millimeters: way.millimeters,
    };
  }
}
