import { Group } from 'three';
import { DrawnScene, type Surroundings } from '../drawing/drawn-scene.ts';
import type { Hit } from '../types/hit.ts';
import type { Drawing, Tool, ToolPointer } from '../types/tool.ts';

/** Holds the active tool and all drawings, forwards events to them, and redraws them afterwards. */
export class ToolBench {
  readonly group = new Group();
  readonly #around: Surroundings;
  readonly #scenes = new Map<Drawing, DrawnScene>();
  #tool: Tool | null = null;
  #dragFrom: Hit | null = null;
  /** Visible layers and clip planes at the last frame. */
  #layers = '';

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get tool(): Tool | null {
    return this.#tool;
  }

  /** Activates a tool and disposes the one before. */
  activate(tool: Tool | null): void {
    if (tool === this.#tool) return;
    if (this.#tool !== null) this.remove(this.#tool);
    this.#tool = tool;
    if (tool !== null) this.add(tool);
  }

  add(drawing: Drawing): void {
    if (this.#scenes.has(drawing)) return;
    const scene = new DrawnScene(drawing, this.#around);
    this.#scenes.set(drawing, scene);
    this.group.add(scene.group);
    this.#around.requestFrame();
  }

  remove(drawing: Drawing): void {
    this.#scenes.get(drawing)?.dispose();
    this.#scenes.delete(drawing);
  }

  press(pointer: ToolPointer): void {
    const tool = this.#tool;
    if (tool?.onPick === undefined) return;
    tool.onPick(this.#hitAt(pointer), pointer);
    this.#redraw(tool);
  }

  hover(pointer: ToolPointer): void {
    const tool = this.#tool;
    if (tool?.onMove === undefined) return;
    tool.onMove(this.#hitAt(pointer), pointer);
    this.#redraw(tool);
  }

  takesDrag(pointer: ToolPointer): boolean {
    if (this.#tool?.onDrag === undefined) return false;
    this.#dragFrom = this.#hitAt(pointer);
    return this.drag(pointer, 'start');
  }

  drag(pointer: ToolPointer, phase: 'start' | 'move' | 'end'): boolean {
    const tool = this.#tool;
    if (tool?.onDrag === undefined) return false;
    const { clientX, clientY, shiftKey, altKey, ctrlKey } = pointer;
    const isTaken = tool.onDrag({
      clientX,
      clientY,
      shiftKey,
      altKey,
      ctrlKey,
      phase,
      hit: this.#hitAt(pointer),
      from: this.#dragFrom,
    });
    if (isTaken) this.#redraw(tool);
    return isTaken;
  }

  /** Whether the tool handled the key. */
  key(event: KeyboardEvent): boolean {
    const tool = this.#tool;
    if (tool?.onKey?.(event) !== true) return false;
    this.#redraw(tool);
    return true;
  }

  /** Called before each frame. */
  update(): void {
    const { layerIds, shownIds, workIds, cuts } = this.#around;
    const layers = `${layerIds.join()};${shownIds.join()};${workIds.join()};${cuts}`;
    if (layers !== this.#layers) for (const scene of this.#scenes.values()) scene.redraw();
    this.#layers = layers;
    for (const scene of this.#scenes.values()) scene.update();
  }

  dispose(): void {
    for (const scene of this.#scenes.values()) scene.dispose();
    this.#scenes.clear();
    this.#tool = null;
  }

  #hitAt({ clientX, clientY }: ToolPointer): Hit | null {
    return this.#around.pick(clientX, clientY);
  }

  #redraw(tool: Tool): void {
    this.#scenes.get(tool)?.redraw();
  }
}
