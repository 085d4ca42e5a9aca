import { fromPlane } from '@archway/mesh/line/plane';
import type { Vector } from '@archway/mesh/core/vector';
import type { Section } from '@archway/rules/marks';
import type { Hit } from '../../types/hit.ts';
import { middleOf } from '@archway/mesh/sight/fit';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { Tool, ToolDrag, ToolPointer } from '../../types/tool.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import { Watched } from '../watched.ts';
import type { Contour, PaperPoint } from './contours.ts';
import { drawContours, drawMeasures, drawPlane } from './draw-section.ts';
import { PlaneDrag } from './plane-drag.ts';
import { handleAt, rectangleAround, type Handle } from './plane-handles.ts';
import { SectionCuts } from './section-cuts.ts';
import { sectionStep } from './section-keys.ts';
import { SectionMeasures } from './section-measures.ts';
import {
  flipped,
  moved,
  paperOf,
  planeAlong,
  tilted,
  type SectionDirection,
  type SectionPlane,
} from './section-plane.ts';

export interface SectionState {
  plane: SectionPlane;
  /** Contours of each visible scan in the drawing of `frame`. Lag behind the plane while the worker computes. */
  contours: Contour[];
  /** Axes of the drawing in millimeters. The cut side is towards the reader. */
  frame: { origin: Vector; right: Vector; up: Vector };
  measures: Section['measures'];
  isWorking: boolean;
}

interface SectionOptions {
  words: ToolWords;
  /** Defaults to the middle of everything visible. */
  plane?: SectionPlane;
  measures?: Section['measures'];
  /** Called after each change, but not during a drag. */
  onChange: (shape: Section) => void;
}

/** Plane while there is nothing to cut. */
const NOWHERE: SectionPlane = { point: [0, 0, 0], normal: [0, -1, 0] };

/** Clips the model at a movable plane and shows the contours. */
export class SectionTool extends Watched<SectionState> implements Tool {
  readonly name = 'section';
  readonly #words: ToolWords;
  readonly #onChange: (shape: Section) => void;
  readonly #measures: SectionMeasures;
  readonly #cuts: SectionCuts;
  #plane: SectionPlane;
  #isPlaced: boolean;
  #clipped: SectionPlane | null = null;
  #scene: ToolScene | null = null;
  #drag: PlaneDrag | null = null;
  #held: Handle | null = null;

  constructor({ words, plane, measures = [], onChange }: SectionOptions) {
    super();
    this.#words = words;
    this.#onChange = (shape) => onChange(shape);
    this.#measures = new SectionMeasures(measures);
    this.#plane = plane ?? NOWHERE;
    this.#isPlaced = plane !== undefined;
    this.#cuts = new SectionCuts(this.#plane, () => this.#show());
  }

  setPlane(plane: SectionPlane): void {
    this.#plane = plane;
    this.#isPlaced = true;
    if (this.#scene !== null) this.#cuts.follow(this.#scene, plane);
    this.#show();
  }

  /** Clips the other side. */
  flip(): void {
    this.#change(flipped(this.#plane));
  }

  along(direction: SectionDirection): void {
    if (this.#scene === null) return;
    const { frame } = this.#scene;
    this.#change(planeAlong(direction, this.#plane.point, { frame, ...this.#scene.look() }));
  }

  /** Moves the plane along its normal, in millimeters. */
  moveBy(millimeters: number): void {
    this.#change(moved(this.#plane, millimeters));
  }

  /** Measures between two points of the drawing. */
  measure(from: PaperPoint, to: PaperPoint): void {
    const { paper } = this.#cuts;
    this.#measures.add(fromPlane(paper, ...from), fromPlane(paper, ...to));
    this.#change(this.#plane);
  }

  removeMeasure(index: number): void {
    this.#measures.remove(this.#plane, index);
    this.#change(this.#plane);
  }

  start(scene: ToolScene): void {
    this.#scene = scene;
    this.#place(scene);
  }

  /** Moves the plane to the clicked point. */
  onPick(hit: Hit | null, pointer: ToolPointer): void {
    if (hit === null || this.#handleUnder(pointer) !== null) return;
    this.#change({ point: hit.point, normal: this.#plane.normal });
  }

  onMove(_hit: Hit | null, pointer: ToolPointer): void {
    this.#held = this.#handleUnder(pointer);
  }

  onDrag(drag: ToolDrag): boolean {
    if (drag.phase === 'start') return this.#grasp(drag);
    if (this.#drag === null || this.#scene === null) return false;
    if (drag.phase === 'move') {
      this.setPlane(this.#drag.to({ x: drag.clientX, y: drag.clientY }, this.#scene));
      return true;
    }
    this.#drag = null;
    this.#held = null;
    this.#change(this.#plane);
    return true;
  }

  onKey(event: KeyboardEvent): boolean {
    const step = sectionStep(event);
    if (step === null) return false;
    if (step.kind === 'move') {
      this.moveBy(step.millimeters);
    } else {
      const paper = paperOf(this.#plane, this.#scene?.frame ?? USUAL_FRAME);
      this.#change(tilted(this.#plane, paper[step.about], (step.degrees * Math.PI) / 180));
    }
    return true;
  }

  draw(scene: ToolScene): void {
    this.#place(scene);
    this.#cut(scene);
    drawPlane(scene, paperOf(this.#plane, scene.frame), this.#held);
    drawContours(scene, this.#cuts.sections);
    drawMeasures(scene, this.#measures.in(this.#plane), this.#words);
  }

  dispose(): void {
    this.#cuts.dispose();
    this.#scene = null;
  }

  protected override readState(): SectionState {
    const { origin, right, up } = this.#cuts.paper;
    return {
      plane: this.#plane,
      contours: this.#cuts.contours,
      frame: { origin, right, up },
      measures: this.#measures.in(this.#plane),
      isWorking: this.#cuts.isWorking,
    };
  }

  /** Applies a change by the user. */
  #change(plane: SectionPlane): void {
    this.setPlane(plane);
    this.#onChange({ kind: 'section', plane, measures: this.#measures.in(plane) });
  }

  #show(): void {
    this.changed();
    this.#scene?.redraw();
  }

  /** Places the plane at the middle of the model once it has loaded. */
  #place(scene: ToolScene): void {
    const { outline, frame } = scene;
    if (this.#isPlaced || outline.length === 0) return;
    const middle = middleOf(outline, frame);
    this.setPlane(planeAlong('frontal', middle, { frame, ...scene.look() }));
  }

  #cut(scene: ToolScene): void {
    if (this.#clipped !== this.#plane) scene.clip(this.#plane);
    this.#clipped = this.#plane;
    this.#cuts.follow(scene, this.#plane);
  }

  #grasp(pointer: ToolPointer): boolean {
    this.#held = this.#handleUnder(pointer);
    if (this.#held === null || this.#scene === null) return false;
    const paper = paperOf(this.#plane, this.#scene.frame);
    this.#drag = new PlaneDrag(this.#plane, paper, this.#held, { x: pointer.clientX, y: pointer.clientY });
    return true;
  }

  #handleUnder({ clientX: x, clientY: y }: ToolPointer): Handle | null {
    const scene = this.#scene;
    if (scene === null) return null;
    const rectangle = rectangleAround(scene.outline, paperOf(this.#plane, scene.frame));
    return handleAt(rectangle, { x, y }, (point) => scene.worldToScreen(point));
  }
}
