import type { PlaneFrame } from '@archway/mesh/line/plane';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';
import type { LayerSection } from '../../work/section.ts';
import { Latest } from '../latest.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import { contoursOf, type Contour } from './contours.ts';
import { paperOf, type SectionPlane } from './section-plane.ts';

interface Cut {
  plane: SectionPlane;
  layerIds: readonly string[];
}

/** Keeps contours up to date with the plane and visible layers; the worker computes them. */
export class SectionCuts {
  /** The newest contours in the common frame of all layers. */
  sections: readonly LayerSection[] = [];
  /** The same contours in the drawing, and its axes. */
  contours: Contour[] = [];
  paper: PlaneFrame;
  readonly #work: Latest<Cut, LayerSection[]>;
  #scene: ToolScene | null = null;
  #asked: Cut | null = null;

  constructor(plane: SectionPlane, onChange: () => void) {
    this.paper = paperOf(plane, USUAL_FRAME);
    this.#work = new Latest(
      (cut) => this.#scene?.work('section', cut) ?? Promise.reject(new Error('Nothing to cut.')),
      {
        onDone: (sections, { plane: cut }) => {
          this.sections = sections;
          this.paper = paperOf(cut, this.#scene?.frame ?? USUAL_FRAME);
          this.contours = contoursOf(sections, this.paper);
          onChange();
        },
        onIdle: onChange,
      },
    );
  }

  get isWorking(): boolean {
    return this.#work.isWorking;
  }

  /** Requests new contours if the plane or the layers changed. */
  follow(scene: ToolScene, plane: SectionPlane): void {
    this.#scene = scene;
    const { layerIds } = scene;
    const isKnown = this.#asked?.plane === plane && this.#asked.layerIds.join() === layerIds.join();
    if (isKnown) return;
    this.#asked = { plane, layerIds };
    this.#work.ask(this.#asked);
  }

  dispose(): void {
    this.#work.forget();
    this.#scene = null;
  }
}
