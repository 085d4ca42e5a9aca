import type { ToolName } from '@archway/rules/marks';
import type { Hit } from './hit.ts';
import type { ToolScene } from './tool-scene.ts';

/**
 * Something shown on the model, such as pins, that stays whichever tool is active. `draw` is asked for everything
 * anew, so nothing can be forgotten on the screen; it must be quick, and leaves long work to `scene.work`.
 */
export interface Drawing {
  /** Called once, before everything else. The scene may be kept until `dispose`. */
  start?(scene: ToolScene): void;
  /** Called after `start`, after each event the drawing took, and after `scene.redraw()`. */
  draw(scene: ToolScene): void;
  dispose(): void;
}

/** Where the pointer is, in CSS pixels of the page, and what is held with it. */
export interface ToolPointer {
  clientX: number;
  clientY: number;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
}

/** One step of a drag: it starts, moves any number of times, and ends. */
export interface ToolDrag extends ToolPointer {
  phase: 'start' | 'move' | 'end';
  /** What lies under the pointer now; null beside the model. */
  hit: Hit | null;
  /** What lay under it when the button went down. */
  from: Hit | null;
}

/** The one drawing that the pointer and the keys speak to. */
export interface Tool extends Drawing {
  readonly name: ToolName;
  /** A press that turned nothing; null is a press beside the model. */
  onPick?(hit: Hit | null, pointer: ToolPointer): void;
  /** Asked at `start` whether it takes the drag; with false the camera has it, and nothing more is said. */
  onDrag?(drag: ToolDrag): boolean;
  /** The pointer moved without a button, at most once a frame. */
  onMove?(hit: Hit | null, pointer: ToolPointer): void;
  /** Answers whether it took the key. Escape that nobody takes puts the tool away. */
  onKey?(event: KeyboardEvent): boolean;
}
