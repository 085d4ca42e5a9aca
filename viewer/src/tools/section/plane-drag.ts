import { add } from '@archway/mesh/core/vector';
import type { PlaneFrame } from '@archway/mesh/line/plane';
import type { ToolScene } from '../../types/tool-scene.ts';
import { leverOf, type Handle, type ScreenPlace } from './plane-handles.ts';
import { moved, tilted, type SectionPlane } from './section-plane.ts';

type View = Pick<ToolScene, 'worldToScreen' | 'pixelSize'>;

/** Minimum fraction of the normal's length on screen to drag along it. */
const FORESHORTENED = 0.2;

/** A drag of the plane by one of its handles, relative to its start. */
export class PlaneDrag {
  readonly #start: SectionPlane;
  readonly #paper: PlaneFrame;
  readonly #handle: Handle;
  readonly #from: ScreenPlace;

  constructor(start: SectionPlane, paper: PlaneFrame, handle: Handle, from: ScreenPlace) {
    this.#start = start;
    this.#paper = paper;
    this.#handle = handle;
    this.#from = from;
  }

  to(pointer: ScreenPlace, view: View): SectionPlane {
    const by = this.#alongNormal(pointer, view);
    const handle = this.#handle;
    if (handle.kind === 'move') return moved(this.#start, by);
    const { arm, sense } = leverOf(this.#start.point, handle.at, handle.axis, this.#paper.normal);
    return tilted(this.#start, handle.axis, sense * Math.atan2(by, Math.max(arm, 1)));
  }

  /** Movement of the pointer along the projected normal, in millimeters. */
  #alongNormal(pointer: ScreenPlace, view: View): number {
    const { at } = this.#handle;
    const [dx, dy] = [pointer.x - this.#from.x, pointer.y - this.#from.y];
    const foot = view.worldToScreen(at);
    const tip = view.worldToScreen(add(at, this.#paper.normal));
    const [nx, ny] = [tip.x - foot.x, tip.y - foot.y];
    const square = nx * nx + ny * ny;
    const size = view.pixelSize(at);
    // Seen straight on, the normal has no direction on screen: dragging down pulls the plane nearer.
    if (Math.sqrt(square) * size < FORESHORTENED) return dy * size;
    return (dx * nx + dy * ny) / square;
  }
}
