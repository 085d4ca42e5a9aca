import type { Vector } from '@archway/mesh/core/vector';
import type { ViewName } from '../types/state.ts';
import { eased } from './easing.ts';
import { fitted, type Lens } from '@archway/mesh/sight/fit';
import type { PatientFrame } from '@archway/mesh/sight/patient-frame';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';
import {
  eyeOf,
  lookOf,
  panned,
  poseBetween,
  turned,
  zoomed,
  type Look,
  type Pose,
} from '@archway/mesh/sight/pose';
import { anglesOf, FOUR_VIEWS, homeAngles, type Angles, type WorkingJaw } from '@archway/mesh/sight/views';

const MOVE_MS = 320;
const NEAREST = 4;
const FARTHEST = 2_000;

interface Move {
  from: Pose[];
  to: Pose[];
  began: number;
}

/** What the camera looks at. Read anew each time, because layers change. */
export interface Sight {
  outline: readonly Vector[];
  working: WorkingJaw;
  /** The jaw whose crowns the occlusal view shows. */
  occlusal: 'upper' | 'lower';
}

/** One camera or four linked ones: current poses, transitions and the name of the view. */
export class CameraRig {
  frame: PatientFrame = USUAL_FRAME;
  view: ViewName | 'free' = 'free';
  /** Whether the user has moved the camera; until then it follows what loads. */
  isTouched = false;
  reducedMotion: boolean;
  readonly #sight: () => Sight;
  readonly #lens: () => Lens;
  #poses: Pose[] = [{ target: [0, 0, 0], yaw: 0, pitch: 0, distance: 200 }];
  #move: Move | null = null;

  constructor(options: { sight: () => Sight; lens: () => Lens; reducedMotion: boolean }) {
    this.#sight = options.sight;
    this.#lens = options.lens;
    this.reducedMotion = options.reducedMotion;
  }

  get poses(): readonly Pose[] {
    return this.#poses;
  }

  get isMoving(): boolean {
    return this.#move !== null;
  }

  lookAt(which: number): Look {
    return lookOf(this.poseAt(which), this.frame);
  }

  poseAt(which: number): Pose {
    return this.#poses[which] ?? this.#poses[0]!;
  }

  setView(view: ViewName | 'free', now: number): void {
    this.isTouched = false;
    this.view = view;
    this.#goTo(this.#posesOf(view), now);
  }

  /** Fits newly loaded layers, unless the user has moved the camera. */
  follow(frame: PatientFrame, now: number, atOnce: boolean): void {
    if (this.isTouched) return;
    this.frame = frame;
    const poses = this.#posesOf(this.view);
    if (atOnce) this.#arrive(poses);
    else this.#goTo(poses, now);
  }

  /** Fits everything from the current direction. */
  fit(now: number): void {
    this.#goTo(
      this.#destination().map((pose) => this.#fit(pose)),
      now,
    );
  }

  center(point: Vector, now: number): void {
    this.isTouched = true;
    this.#goTo(
      this.#destination().map((pose) => ({ ...pose, target: point })),
      now,
    );
  }

  /** Looks at a point from a direction and a distance. */
  approach(point: Vector, { yaw, pitch, distance }: Angles & { distance: number }, now: number): void {
    this.isTouched = true;
    this.view = 'free';
    this.#goTo([{ target: point, yaw, pitch, distance }], now);
  }

  /** Fits everything from a direction that is no named view. */
  look(angles: Angles, now: number): void {
    this.isTouched = true;
    this.view = 'free';
    this.#goTo([this.#fit(angles)], now);
  }

  /** Position of the camera after `approach`. */
  eyeBefore(point: Vector, { yaw, pitch, distance }: Angles & { distance: number }): Vector {
    return eyeOf({ target: point, yaw, pitch, distance }, lookOf({ yaw, pitch }, this.frame));
  }

  /** Position of the camera after `look`. */
  eyeAt(angles: Angles): Vector {
    return eyeOf(this.#fit(angles), lookOf(angles, this.frame));
  }

  turn(yaw: number, pitch: number): void {
    // Four views keep their name, because they rotate together.
    if (this.view !== 'multiple') this.view = 'free';
    this.#change((pose) => turned(pose, yaw, pitch));
  }

  /** Looks from another direction at once, as a camera elsewhere does. */
  turnTo({ yaw, pitch }: Angles): void {
    this.view = 'free';
    this.#change((pose) => ({ ...pose, yaw, pitch }));
  }

  /** Pans by millimeters along the image plane. */
  pan(right: number, up: number): void {
    this.#change((pose) => panned(pose, lookOf(pose, this.frame), right, up));
  }

  zoom(factor: number, to: Vector): void {
    this.#change((pose) => zoomed(pose, factor, to, { min: NEAREST, max: FARTHEST }));
  }

  /** Advances a transition; returns whether anything changed. */
  step(now: number): boolean {
    if (this.#move === null) return false;
    const { from, to, began } = this.#move;
    const time = (now - began) / MOVE_MS;
    if (time >= 1) {
      this.#arrive(to);
      return true;
    }
    const part = eased(time);
    this.#poses = to.map((pose, which) => poseBetween(from[which] ?? from[0]!, pose, part));
    return true;
  }

  /** `free` is the initial pose. */
  #posesOf(view: ViewName | 'free'): Pose[] {
    const { working, occlusal } = this.#sight();
    if (view === 'free') return [this.#fit(homeAngles(working))];
    const names = view === 'multiple' ? FOUR_VIEWS : [view];
    return names.map((name) => this.#fit(anglesOf(name, occlusal)));
  }

  #fit(angles: Angles): Pose {
    return fitted(this.#sight().outline, { yaw: angles.yaw, pitch: angles.pitch }, this.frame, this.#lens());
  }

  #destination(): Pose[] {
    return this.#move?.to ?? this.#poses;
  }

  #change(step: (pose: Pose) => Pose): void {
    this.isTouched = true;
    this.#move = null;
    this.#poses = this.#poses.map(step);
  }

  #goTo(to: Pose[], now: number): void {
    if (this.reducedMotion) this.#arrive(to);
    else this.#move = { from: this.#poses, to, began: now };
  }

  #arrive(poses: Pose[]): void {
    this.#move = null;
    this.#poses = poses;
  }
}
