import type { Animation } from '../types/state.ts';
import { openingAt } from './bite-motion.ts';
import { eased } from './easing.ts';

const CLOSE_MS = 320;
/** Milliseconds of a full rotation. */
const TURN_MS = 24_000;
/** Limits a step in milliseconds, so that the animation doesn't jump after the page was hidden. */
const LONGEST_STEP = 100;

/** Runs the animations: opening jaws, or the camera rotating around the model. */
export class Animator {
  animation: Animation = 'none';
  isPaused = false;
  readonly #reducedMotion: boolean;
  /** How far the jaws are open, 0 to 1. */
  opening = 0;
  #elapsed = 0;
  #last: number | null = null;
  #closing: { from: number; elapsed: number } | null = null;

  constructor(reducedMotion: boolean) {
    this.#reducedMotion = reducedMotion;
  }

  /** Returns the rotation of the camera in this frame, in radians, and whether the animation continues. */
  step(now: number): { yaw: number; isMoving: boolean } {
    const passed = Math.min(LONGEST_STEP, this.#last === null ? 0 : now - this.#last);
    this.#last = now;
    if (this.isPaused && this.animation !== 'none') return this.#rest(0);
    if (this.animation === 'bite') {
      this.#closing = null;
      this.#elapsed += passed;
      this.opening = openingAt(this.#elapsed);
      return { yaw: 0, isMoving: true };
    }
    this.#elapsed = 0;
    const isClosing = this.#close(passed);
    if (this.animation === 'turn') return { yaw: (passed / TURN_MS) * 2 * Math.PI, isMoving: true };
    return isClosing ? { yaw: 0, isMoving: true } : this.#rest(0);
  }

  #rest(yaw: number): { yaw: number; isMoving: boolean } {
    this.#last = null;
    return { yaw, isMoving: false };
  }

  #close(passed: number): boolean {
    if (this.opening === 0) return false;
    this.#closing ??= { from: this.opening, elapsed: 0 };
    this.#closing.elapsed += passed;
    const part = this.#reducedMotion ? 1 : this.#closing.elapsed / CLOSE_MS;
    this.opening = part >= 1 ? 0 : this.#closing.from * (1 - eased(part));
    if (this.opening === 0) this.#closing = null;
    return this.opening > 0;
  }
}
