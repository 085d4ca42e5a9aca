import { add, dot, scale, subtract, type Vector } from '../core/vector.ts';
import type { PatientFrame } from './patient-frame.ts';
import { lookOf, type Pose } from './pose.ts';
import type { Angles } from './views.ts';

/** Vertical field of view in degrees: narrow, for little perspective distortion. */
export const OPENING = 22;

/** Half of the vertical field of view, and the aspect ratio. */
export interface Lens {
  halfAngle: number;
  aspect: number;
}

/** Fraction of the canvas that the model may fill, because panels lie around it. */
const FILL = 0.8;
/** Pose for an empty scene. */
const NOTHING: Pick<Pose, 'target' | 'distance'> = { target: [0, 0, 0], distance: 200 };

/** Center of the bounding box along the patient's axes. Independent of the direction, so rotating doesn't shift it. */
export function middleOf(outline: readonly Vector[], { up, front, left }: PatientFrame): Vector {
  return [up, front, left].reduce<Vector>(
    (middle, axis) => {
      const places = outline.map((point) => dot(point, axis));
      return add(middle, scale(axis, (Math.min(...places) + Math.max(...places)) / 2));
    },
    [0, 0, 0],
  );
}

/** The nearest pose at these angles with all points in view. */
export function fitted(
  outline: readonly Vector[],
  angles: Angles,
  frame: PatientFrame,
  { halfAngle, aspect }: Lens,
): Pose {
  if (outline.length === 0) return { ...angles, ...NOTHING };
  const target = middleOf(outline, frame);
  const look = lookOf(angles, frame);
  const high = Math.tan(halfAngle) * FILL;
  const wide = high * aspect;
  const distances = outline.map((point) => {
    const place = subtract(point, target);
    const aside = Math.max(Math.abs(dot(place, look.right)) / wide, Math.abs(dot(place, look.up)) / high);
    return aside + dot(place, look.toViewer);
  });
  return { ...angles, target, distance: Math.max(...distances, 1) };
}
