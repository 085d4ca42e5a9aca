import type { ToolScene } from '../types/tool-scene.ts';
import type { Drawing } from '../types/tool.ts';
import type { ToolWords } from '../types/tool-words.ts';
import { anchorsOf, scansOf, type MarkShape } from '@archway/rules/marks';
import { drawMargin } from '../tools/margin/draw-margin-mark.ts';
import { drawMeasurement } from '../tools/measure/draw-measurement.ts';
import { drawPin } from '../tools/pin/draw-pin.ts';

export interface ShownMark {
  id: string;
  shape: MarkShape;
  /** The number on a pin. */
  number?: number;
}

/** Draws all saved marks except maps and sections, which need their tool. */
export class MarksDrawing implements Drawing {
  #words: ToolWords;
  readonly #onPress: (id: string) => void;
  #scene: ToolScene | null = null;
  #marks: readonly ShownMark[] = [];
  #selected: string | null = null;
  #hidden: string | null = null;

  constructor(words: ToolWords, events: { onPress: (id: string) => void }) {
    this.#words = words;
    this.#onPress = (id) => events.onPress(id);
  }

  /** Changes the language or the tooth numbering. */
  setWords(words: ToolWords): void {
    this.#words = words;
    this.#scene?.redraw();
  }

  show(marks: readonly ShownMark[]): void {
    this.#marks = marks;
    this.#scene?.redraw();
  }

  select(id: string | null): void {
    if (id === this.#selected) return;
    this.#selected = id;
    this.#scene?.redraw();
  }

  /** Hides a mark while a tool edits it; null shows all. */
  hide(id: string | null): void {
    if (id === this.#hidden) return;
    this.#hidden = id;
    this.#scene?.redraw();
  }

  start(scene: ToolScene): void {
    this.#scene = scene;
  }

  /** Draws marks whose scans are all visible and that are not clipped by a section. */
  draw(scene: ToolScene): void {
    const shown = new Set(scene.shownIds);
    for (const mark of this.#marks) {
      if (mark.id === this.#hidden || !scansOf(mark.shape).every((id) => shown.has(id))) continue;
      if (anchorsOf(mark.shape).some(({ point, scanId }) => scene.isCutAway(point, scanId))) continue;
      this.#drawMark(scene, mark);
    }
  }

  dispose(): void {
    this.#scene = null;
  }

  #drawMark(scene: ToolScene, { id, shape, number }: ShownMark): void {
    const look = { isSelected: id === this.#selected, onPress: () => this.#onPress(id) };
    switch (shape.kind) {
      case 'distance':
      case 'surface':
      case 'angle':
        return drawMeasurement(scene, shape, this.#words, look);
      case 'margin':
        return drawMargin(scene, shape, this.#words, look);
      case 'pin':
        return drawPin(scene, shape.at, { ...look, text: String(number ?? ''), hint: shape.text });
      case 'section':
      case 'contacts':
      case 'deviation':
    }
  }
}
