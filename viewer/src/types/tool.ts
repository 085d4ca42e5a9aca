import type { ToolName } from '@archway/rules/marks';
import type { Hit } from './hit.ts';
import type { ToolScene } from './tool-scene.ts';

/**
 * Something drawn on the model, such as pins, whichever tool is active. `draw` redraws everything, so that nothing
 * stale stays on screen. It must be fast and leave long work to `scene.work`.
 */
export interface Drawing {
  /** Called once, first. The scene may be kept until `dispose`. */
  start?(scene: ToolScene): void;
  /** Called after `start`, after each handled event, and after `scene.redraw()`. */
  draw(scene: ToolScene): void;
  dispose(): void;
}

/** Position of the pointer in CSS pixels of the page, and modifier keys. */
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
  /** The hit under the pointer; null beside the model. */
  hit: Hit | null;
  /** The hit when the button went down. */
  from: Hit | null;
}

/** The one drawing that receives pointer and key events. */
export interface Tool extends Drawing {
  readonly name: ToolName;
  /** A click without a drag; null beside the model. */
  onPick?(hit: Hit | null, pointer: ToolPointer): void;
  /** Returning false at `start` leaves the drag to the camera; no further calls follow. */
  onDrag?(drag: ToolDrag): boolean;
  /** The pointer moved without a button; at most once a frame. */
  onMove?(hit: Hit | null, pointer: ToolPointer): void;
  /** Returns whether the key was handled. An unhandled Escape closes the tool. */
  onKey?(event: KeyboardEvent): boolean;
}
