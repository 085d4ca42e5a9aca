import { dot, subtract, type Vector } from '../core/vector.ts';
import type { Lens } from '../sight/fit.ts';
import type { PatientFrame } from '../sight/patient-frame.ts';
import { eyeOf, lookOf, type Pose } from '../sight/pose.ts';

/** Turns points and directions of a scan into what the camera sees: x to the right, y up, z towards it. */
export interface Camera {
  place: (point: Vector) => Vector;
  turn: (direction: Vector) => Vector;
  /** Where a placed point is in the picture, in pixels from the top left. */
  project: (placed: Vector) => [x: number, y: number];
}

export function cameraOf(
  pose: Pose,
  frame: PatientFrame,
  { lens, width, height }: { lens: Lens; width: number; height: number },
): Camera {
  const look = lookOf(pose, frame);
  const eye = eyeOf(pose, look);
  const turn = (direction: Vector): Vector => [
    dot(direction, look.right),
    dot(direction, look.up),
    dot(direction, look.toViewer),
  ];
  const high = Math.tan(lens.halfAngle);
  const wide = high * lens.aspect;
  return {
    turn,
    place: (point) => turn(subtract(point, eye)),
    project: ([x, y, z]) => [(width / 2) * (1 + x / -z / wide), (height / 2) * (1 - y / -z / high)],
  };
}
