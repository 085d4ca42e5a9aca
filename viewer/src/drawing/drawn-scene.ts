import type { Vector } from '@archway/mesh/core/vector';
import { Group, Matrix4, type BufferGeometry, type Material, type Mesh, type Object3D } from 'three';
import type { Hit } from '../types/hit.ts';
import type { PatientFrame } from '@archway/mesh/sight/patient-frame';
import type { ClipPlane, LabelStyle, LineStyle, PointStyle, ToolScene } from '../types/tool-scene.ts';
import type { Drawing } from '../types/tool.ts';
import type { JobInput, JobName, JobOutput } from '../work/jobs.ts';
import type { LabelBoard } from './label-board.ts';
import { makeLabel, type Label } from './label.ts';
import { makeLines, pairsAlong } from './lines.ts';
import { makePoints } from './points.ts';
import { makeTicks } from './ticks.ts';

/** The interface of the viewer to a drawing. */
export interface Surroundings {
  readonly labels: LabelBoard;
  readonly layerIds: readonly string[];
  readonly shownIds: readonly string[];
  readonly workIds: readonly string[];
  readonly outline: readonly Vector[];
  readonly frame: PatientFrame;
  /** Current transform of a layer. */
  motionOf(layerId: string): Matrix4 | null;
  paint(layerId: string, rgba: Uint8Array | null): void;
  clip(owner: object, plane: ClipPlane | null, except: readonly string[]): void;
  isCutAway(point: Vector, layerId: string): boolean;
  /** Increases with every change of a clip plane. */
  readonly cuts: number;
  pick(clientX: number, clientY: number): Hit | null;
  worldToScreen(point: Vector): { x: number; y: number; hidden: boolean };
  middle(): { x: number; y: number };
  pixelSize(point: Vector): number;
  look(): { toViewer: Vector; up: Vector };
  work<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>>;
  requestFrame(): void;
}

/** The objects of one drawing in the scene, removed together with it. */
export class DrawnScene implements ToolScene {
  readonly group = new Group();
  readonly #drawing: Drawing;
  readonly #around: Surroundings;
  readonly #labels: Label[] = [];
  readonly #painted = new Set<string>();
  #isStale = true;

  constructor(drawing: Drawing, around: Surroundings) {
    this.#drawing = drawing;
    this.#around = around;
    drawing.start?.(this);
  }

  get layerIds(): readonly string[] {
    return this.#around.layerIds;
  }

  get shownIds(): readonly string[] {
    return this.#around.shownIds;
  }

  get workIds(): readonly string[] {
    return this.#around.workIds;
  }

  get outline(): readonly Vector[] {
    return this.#around.outline;
  }

  get frame(): PatientFrame {
    return this.#around.frame;
  }

  line(points: readonly Vector[], style: LineStyle): void {
    this.segments(pairsAlong(points), style);
  }

  segments(points: readonly Vector[], style: LineStyle): void {
    this.#add(makeLines(points, style), style.layerId);
  }

  points(points: readonly Vector[], style: PointStyle): void {
    this.#add(makePoints(points, style), style.layerId);
  }

  ticks(pairs: readonly Vector[], style: PointStyle): void {
    this.#add([makeTicks(pairs, style)], style.layerId);
  }

  label(point: Vector, text: string, style: LabelStyle): void {
    const label = makeLabel(point, text, style);
    this.#labels.push(label);
    this.#around.labels.add(label);
  }

  paint(layerId: string, rgba: Uint8Array | null): void {
    if (rgba === null) this.#painted.delete(layerId);
    else this.#painted.add(layerId);
    this.#around.paint(layerId, rgba);
  }

  clip(plane: ClipPlane | null, except: readonly string[] = []): void {
    this.#around.clip(this, plane, except);
  }

  isCutAway(point: Vector, layerId: string): boolean {
    return this.#around.isCutAway(point, layerId);
  }

  crosshair(isShown: boolean): void {
    this.#around.labels.crosshair.ask(this, isShown);
    this.#around.requestFrame();
  }

  pick(clientX: number, clientY: number): Hit | null {
    return this.#around.pick(clientX, clientY);
  }

  worldToScreen(point: Vector): { x: number; y: number; hidden: boolean } {
    return this.#around.worldToScreen(point);
  }

  middle(): { x: number; y: number } {
    return this.#around.middle();
  }

  pixelSize(point: Vector): number {
    return this.#around.pixelSize(point);
  }

  look(): { toViewer: Vector; up: Vector } {
    return this.#around.look();
  }

  work<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobOutput<Name>> {
    return this.#around.work(name, input);
  }

  redraw(): void {
    this.#isStale = true;
    this.#around.requestFrame();
  }

  /** Called before each frame: redraws what changed and moves what lies on a moving jaw. */
  update(): void {
    if (this.#isStale) {
      this.#isStale = false;
      this.#clear();
      this.#drawing.draw(this);
    }
    for (const object of this.group.children) {
      const { layerId } = object.userData as { layerId?: string };
      const motion = layerId === undefined ? null : this.#around.motionOf(layerId);
      if (motion !== null) object.matrix.copy(motion);
    }
  }

  dispose(): void {
    this.#drawing.dispose();
    this.#clear();
    for (const layerId of this.#painted) this.#around.paint(layerId, null);
    this.#around.clip(this, null, []);
    this.#around.labels.crosshair.ask(this, false);
    this.group.removeFromParent();
    this.#around.requestFrame();
  }

  #add(objects: Object3D[], layerId: string | undefined): void {
    for (const object of objects) {
      object.matrixAutoUpdate = false;
      if (layerId !== undefined) object.userData = { layerId };
      this.group.add(object);
    }
  }

  #clear(): void {
    for (const object of this.group.children.slice()) {
      const { geometry, material } = object as Mesh<BufferGeometry, Material>;
      geometry.dispose();
      material.dispose();
      object.removeFromParent();
    }
    for (const label of this.#labels.splice(0)) this.#around.labels.remove(label);
  }
}
