import type { PlaneFrame } from '@archway/mesh/line/plane';
import { USUAL_FRAME } from '../../scene/frame.ts';
import type { LayerSection } from '../../work/section.ts';
import { Latest } from '../latest.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import { contoursOf, type Contour } from './contours.ts';
import { paperOf, type SectionPlane } from './section-plane.ts';

interface Cut {
  plane: SectionPlane;
  layerIds: readonly string[];
}

/** Keeps the contours in step with the plane and with what is on screen; the worker cuts. */
export class SectionCuts {
  /** The newest that are known, in the frame of all layers. */
  sections: readonly LayerSection[] = [];
  /** The same on paper, and the paper. */
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

  /** Asks the worker if the plane or the layers are others than it was asked about before. */
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
