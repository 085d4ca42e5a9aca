import type { Vector } from '@archway/mesh/core/vector';
import type { CameraRig } from '../scene/camera-rig.ts';
import type { Eye } from './eye.ts';
import { wrapped } from '@archway/mesh/sight/pose';
import type { Angles } from '@archway/mesh/sight/views';

const TWELFTH = Math.PI / 6;
const PITCHES = [-2, -1, 0, 1, 2].map((steps) => steps * TWELFTH);
const YAWS = Array.from({ length: 12 }, (_, steps) => wrapped(steps * TWELFTH));

/** Directions to look from, ordered by the smallest rotation. */
export function sidesFrom(now: Angles): Angles[] {
  const turn = ({ yaw, pitch }: Angles): number =>
    Math.abs(wrapped(yaw - now.yaw)) + Math.abs(pitch - now.pitch);
  return PITCHES.flatMap((pitch) => YAWS.map((yaw) => ({ yaw, pitch }))).toSorted(
    (one, other) => turn(one) - turn(other),
  );
}

/** Near enough to see a hole of a millimeter, and which tooth it is at. */
const NEAR_DISTANCE = 60;

/** Brings the camera near to a point, from a side where it is visible if there is one. */
export function approach(point: Vector, { rig, eye }: { rig: CameraRig; eye: Eye }, now: number): void {
  const from = rig.poseAt(0);
  const side =
    [from, ...sidesFrom(from)].find((angles) =>
      eye.isSeenFrom(point, rig.eyeBefore(point, { ...angles, distance: NEAR_DISTANCE })),
    ) ?? from;
  rig.approach(point, { ...side, distance: NEAR_DISTANCE }, now);
}

/** Rotates the camera until a point is visible; does nothing if it already is. */
export function reveal(point: Vector, { rig, eye }: { rig: CameraRig; eye: Eye }, now: number): void {
  if (!eye.onCanvas(point).hidden) return;
  const sides = sidesFrom(rig.poseAt(0));
  // If the point is visible from nowhere, for example under another layer, at least face it.
  const side = sides.find((angles) => eye.isSeenFrom(point, rig.eyeAt(angles)));
  if (side === undefined) rig.center(point, now);
  else rig.look(side, now);
}
