import { pinchOf, type Place } from './pinch.ts';

/** Actions of pointer gestures. Positions are CSS pixels of the page. */
export interface PointerTarget {
  turn(dx: number, dy: number): void;
  pan(dx: number, dy: number, at: Place): void;
  zoom(factor: number, at: Place): void;
  center(at: Place): void;
  /** Whether a tool is active; clicks then go to it. */
  readonly hasTool: boolean;
  /** A click without a drag. */
  press(event: PointerEvent): void;
  hover(event: PointerEvent): void;
  /** Whether the active tool handles this drag instead of the camera. */
  takesDrag(event: PointerEvent): boolean;
  drag(event: PointerEvent, phase: 'move' | 'end'): void;
}

type Gesture = 'turn' | 'pan' | 'tool' | 'pinch';

/** Pixels of movement that turn a click into a drag. */
const SLIP = 4;
const LEFT = 0;
const RIGHT = 2;
/** Pixels per line, for wheels that report lines. */
const LINE = 16;
const DOUBLE_MS = 320;

/** Left drag rotates, right or Shift drag pans, the wheel zooms; one finger rotates, two pan and zoom. */
export class PointerInput {
  readonly #canvas: HTMLCanvasElement;
  readonly #target: PointerTarget;
  readonly #fingers = new Map<number, Place>();
  readonly #listening = new AbortController();
  #gesture: Gesture | null = null;
  #began: Place = { x: 0, y: 0 };
  #hasSlipped = false;
  #lastPress = { at: { x: 0, y: 0 }, time: -Infinity };

  constructor(canvas: HTMLCanvasElement, target: PointerTarget) {
    this.#canvas = canvas;
    this.#target = target;
    const { signal } = this.#listening;
    canvas.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.#move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.#up(event), { signal });
    canvas.addEventListener('pointercancel', (event) => this.#cancel(event), { signal });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    canvas.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
  }

  /** Whether a gesture is in progress. */
  get isHeld(): boolean {
    return this.#gesture !== null;
  }

  dispose(): void {
    this.#listening.abort();
  }

  #down(event: PointerEvent): void {
    this.#canvas.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, placeOf(event));
    if (this.#fingers.size > 1) {
      if (this.#gesture === 'tool') this.#target.drag(event, 'end');
      this.#gesture = 'pinch';
      return;
    }
    this.#began = placeOf(event);
    this.#hasSlipped = false;
    this.#gesture = this.#gestureOf(event);
  }

  #gestureOf(event: PointerEvent): Gesture | null {
    if (event.button === RIGHT || (event.button === LEFT && event.shiftKey)) return 'pan';
    if (event.button !== LEFT) return null;
    return this.#target.takesDrag(event) ? 'tool' : 'turn';
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined || this.#gesture === null) {
      this.#target.hover(event);
      return;
    }
    const fingers = [...this.#fingers.values()];
    const after = placeOf(event);
    this.#fingers.set(event.pointerId, after);
    this.#hasSlipped ||= Math.hypot(after.x - this.#began.x, after.y - this.#began.y) > SLIP;
    if (this.#gesture === 'pinch') this.#pinch(fingers, [...this.#fingers.values()]);
    else if (this.#hasSlipped) this.#drag(event, after.x - before.x, after.y - before.y);
  }

  #drag(event: PointerEvent, dx: number, dy: number): void {
    if (this.#gesture === 'tool') this.#target.drag(event, 'move');
    else if (this.#gesture === 'pan') this.#target.pan(dx, dy, placeOf(event));
    else this.#target.turn(dx, dy);
  }

  #pinch([a, b]: Place[], [c, d]: Place[]): void {
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    const { middle, dx, dy, factor } = pinchOf([a, b], [c, d]);
    this.#target.pan(dx, dy, middle);
    this.#target.zoom(factor, middle);
  }

  #up(event: PointerEvent): void {
    const gesture = this.#gesture;
    this.#release(event);
    if (gesture === 'tool') this.#target.drag(event, 'end');
    if (gesture === null || gesture === 'pinch' || this.#hasSlipped || event.button !== LEFT) return;
    const at = placeOf(event);
    const { at: last, time } = this.#lastPress;
    const isDouble =
      event.timeStamp - time < DOUBLE_MS && Math.hypot(at.x - last.x, at.y - last.y) < 2 * SLIP;
    this.#lastPress = { at, time: isDouble ? -Infinity : event.timeStamp };
    // With an active tool, the second click of a double click is ignored: it would set a second point at the same
    // place.
    if (!isDouble) this.#target.press(event);
    else if (!this.#target.hasTool) this.#target.center(at);
  }

  #cancel(event: PointerEvent): void {
    if (this.#gesture === 'tool') this.#target.drag(event, 'end');
    this.#release(event);
  }

  #release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    // A finger that stays after a pinch is ignored until it is lifted.
    if (this.#fingers.size === 0) this.#gesture = null;
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    // A pinch on a touchpad arrives as a wheel event with Ctrl, in smaller steps.
    const strength = event.ctrlKey ? 0.01 : 0.0016;
    this.#target.zoom(Math.exp(Math.max(-120, Math.min(120, pixels)) * strength), placeOf(event));
  }
}

const placeOf = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY });
