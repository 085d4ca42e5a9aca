import type { Vector } from '@archway/mesh/core/vector';
import type { CameraRig } from '../scene/camera-rig.ts';
import type { Eye } from './eye.ts';
import { wrapped } from '../scene/pose.ts';
import type { Angles } from '../scene/views.ts';

const TWELFTH = Math.PI / 6;
const PITCHES = [-2, -1, 0, 1, 2].map((steps) => steps * TWELFTH);
const YAWS = Array.from({ length: 12 }, (_, steps) => wrapped(steps * TWELFTH));

/** Sides to look from, those first that are reached by the smallest turn. */
export function sidesFrom(now: Angles): Angles[] {
  const turn = ({ yaw, pitch }: Angles): number =>
    Math.abs(wrapped(yaw - now.yaw)) + Math.abs(pitch - now.pitch);
  return PITCHES.flatMap((pitch) => YAWS.map((yaw) => ({ yaw, pitch }))).toSorted(
    (one, other) => turn(one) - turn(other),
  );
}

/** Turns the camera until a point is seen, and not at all if it is seen already. */
export function reveal(point: Vector, { rig, eye }: { rig: CameraRig; eye: Eye }, now: number): void {
  if (!eye.onCanvas(point).hidden) return;
  const sides = sidesFrom(rig.poseAt(0));
  // What no side shows, as under another layer, is at least looked towards.
  const side = sides.find((angles) => eye.isSeenFrom(point, rig.eyeAt(angles)));
  if (side === undefined) rig.center(point, now);
  else rig.look(side, now);
}
