import { length, subtract } from '@archway/mesh/core/vector';
import type { MarginLine } from '@archway/rules/marks';
import type { Hit } from '../../types/hit.ts';
import type { MarginAsked, MarginFound } from '../../work/margin-line.ts';
import { Aim } from '../aim.ts';
import { Latest } from '../latest.ts';
import type { ToolScene } from '../../types/tool-scene.ts';
import type { ToolWords } from '../../types/tool-words.ts';
import type { Tool, ToolDrag, ToolPointer } from '../../types/tool.ts';
import { Watched } from '../watched.ts';
import { drawMargin } from './draw-margin.ts';
import { handleAt } from './handle-at.ts';
import { LEAST_TO_CLOSE } from './margin-draft.ts';
import { MarginEditor, type MarginProblem } from './margin-editor.ts';
import { nearestOf } from './place-on-line.ts';

export interface MarginOptions {
  words: ToolWords;
  /** Without it, the first press says on which scan. */
  scanId?: string;
  /** A kept line to go on with. */
  line?: MarginLine;
  /** Whenever a line was found for what is set. */
  onChange: (shape: MarginLine) => void;
}

export interface MarginState {
  scanId: string | null;
  points: number;
  isClosed: boolean;
  millimeters: number;
  isWorking: boolean;
  canUndo: boolean;
  problem: MarginProblem | null;
}

/** Nearer to the line than this, in pixels, a press means the line. */
const ON_LINE = 10;

/** Draws the margin of a preparation: a few presses near it, and the line follows the edge between them. */
export class MarginTool extends Watched<MarginState> implements Tool {
  readonly name = 'margin';
  readonly #words: ToolWords;
  readonly #editor: MarginEditor;
  readonly #looking: Latest<MarginAsked, MarginFound | null>;
  #scene: ToolScene | null = null;
  #aim: Aim | null = null;
  #selected: number | null = null;
  #dragged: number | null = null;
  #preview: MarginFound | null = null;

  constructor({ words, scanId, line, onChange }: MarginOptions) {
    super();
    this.#words = words;
    const find = (asked: MarginAsked): Promise<MarginFound | null> => {
      if (this.#scene === null) return Promise.reject(new Error('The tool is not active.'));
      return this.#scene.work('marginLine', asked);
    };
    this.#editor = new MarginEditor(
      { scanId: scanId ?? null, line: line ?? null },
      { find, onLine: onChange, onStep: () => this.#step() },
    );
    this.#looking = new Latest(find, {
      onDone: (found) => this.#show(found),
      onFail: () => this.#show(null),
    });
  }

  start(scene: ToolScene): void {
    this.#scene = scene;
    this.#aim = new Aim(scene);
  }

  dispose(): void {
    this.#looking.forget();
    this.#editor.dispose();
    this.#scene = null;
  }

  setTooth(tooth: number | null): void {
    this.#editor.setTooth(tooth);
  }

  undo(): void {
    this.#selected = null;
    this.#editor.undo();
  }

  close(): void {
    const { points, isClosed } = this.#editor.draft;
    if (isClosed || points.length < LEAST_TO_CLOSE) return;
    this.#selected = null;
    this.#forgetPreview();
    this.#editor.close();
  }

  onPick(hit: Hit | null, pointer: ToolPointer): void {
    this.#aim?.follow(hit);
    this.#press(hit, pointer);
  }

  onDrag({ phase, hit, ...pointer }: ToolDrag): boolean {
    if (phase === 'start') this.#dragged = this.#handleAt(pointer);
    if (this.#dragged === null) return false;
    if (phase === 'move' && hit !== null && this.#isMeant(hit)) {
      this.#selected = this.#dragged;
      this.#forgetPreview();
      this.#editor.move(this.#dragged, hit.point);
    }
    if (phase === 'end') {
      this.#dragged = null;
      this.#editor.endMove();
    }
    return true;
  }

  onMove(hit: Hit | null, pointer: ToolPointer): void {
    this.#aim?.follow(hit);
    if (hit === null || !this.#isMeant(hit) || !this.#isOpen || this.#handleAt(pointer) !== null) {
      this.#forgetPreview();
      return;
    }
    const from = this.#editor.handles.at(-1);
    this.#looking.ask({
      scanId: hit.layerId,
      points: from === undefined ? [hit.point] : [from, hit.point],
      pinned: from === undefined ? [] : [0],
      isClosed: false,
    });
  }

  /** Enter closes the line, or sets a point at the cross-hair while the model is moved by keys. */
  onKey(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Enter' && this.#canClose && this.#aim?.isByKeys !== true) this.close();
    else if (this.#aim?.isSetBy(event) === true) this.#pressMiddle();
    else if (key === 'Backspace' || key === 'Delete') this.#remove();
    else if (key === 'z' && (ctrlKey || metaKey)) this.undo();
    else if (key === 'Escape' && this.#selected !== null) this.#select(null);
    else return false;
    return true;
  }

  draw(scene: ToolScene): void {
    const editor = this.#editor;
    if (editor.scanId === null && this.#preview === null) return;
    const { shape } = editor;
    drawMargin(scene, {
      scanId: editor.scanId ?? '',
      line: editor.line,
      isClosed: editor.isLineClosed,
      handles: editor.handles,
      large: new Set([...(this.#canClose ? [0] : []), ...(this.#selected === null ? [] : [this.#selected])]),
      preview: this.#preview,
      card:
        shape?.isClosed === true
          ? { text: this.#words.margin(shape.tooth), detail: this.#words.marginDetail(shape) }
          : null,
    });
  }

  protected readState(): MarginState {
    const { scanId, draft, millimeters, isWorking, canUndo, problem } = this.#editor;
    const { points, isClosed } = draft;
    return { scanId, points: points.length, isClosed, millimeters, isWorking, canUndo, problem };
  }

  get #isOpen(): boolean {
    return !this.#editor.draft.isClosed;
  }

  get #canClose(): boolean {
    return this.#isOpen && this.#editor.draft.points.length >= LEAST_TO_CLOSE;
  }

  /** Lines are drawn on one scan, and never on a preview. */
  #isMeant({ layerId, isFull }: Hit): boolean {
    const { scanId } = this.#editor;
    return isFull && (scanId === null || scanId === layerId);
  }

  #handleAt(place: { clientX: number; clientY: number }): number | null {
    return this.#scene === null ? null : handleAt(this.#scene, this.#editor.handles, place);
  }

  #press(hit: Hit | null, place: { clientX: number; clientY: number }): void {
    this.#forgetPreview();
    const handle = this.#handleAt(place);
    if (handle === 0 && this.#canClose) this.close();
    else if (handle !== null) this.#select(handle);
    else if (hit === null || !this.#isMeant(hit)) this.#select(null);
    else if (this.#editor.draft.isClosed) this.#pressLine(hit);
    else this.#add(hit);
  }

  #pressMiddle(): void {
    if (this.#scene === null || this.#aim === null) return;
    const { x, y } = this.#scene.middle();
    this.#press(this.#aim.hit, { clientX: x, clientY: y });
  }

  #add({ layerId, point }: Hit): void {
    this.#editor.scanId = layerId;
    this.#selected = null;
    this.#editor.add(point);
  }

  #pressLine({ point }: Hit): void {
    const { line } = this.#editor;
    const place = nearestOf(line, point);
    const near = ON_LINE * (this.#scene?.pixelSize(point) ?? 0);
    const isOnLine = place >= 0 && length(subtract(line[place]!, point)) < near;
    this.#select(isOnLine ? this.#editor.insert(place) : null);
  }

  #remove(): void {
    const last = this.#editor.draft.points.length - 1;
    const which = this.#selected ?? last;
    this.#selected = null;
    this.#forgetPreview();
    if (which >= 0) this.#editor.remove(which);
  }

  #select(which: number | null): void {
    this.#selected = which;
    this.#step();
  }

  #show(found: MarginFound | null): void {
    this.#preview = found;
    this.#scene?.redraw();
  }

  #forgetPreview(): void {
    this.#looking.forget();
    this.#preview = null;
  }

  #step(): void {
    this.changed();
    this.#scene?.redraw();
  }
}
