import { add, dot, scale, subtract, type Vector } from '@archway/mesh/core/vector';
import type { PatientFrame } from '../types/patient-frame.ts';
import { lookOf, type Pose } from './pose.ts';
import type { Angles } from './views.ts';

/** From top to bottom, in degrees: long, as one looks at a model held in the hand. */
export const OPENING = 22;

/** How a camera opens: half the angle from top to bottom, and width by height of the picture. */
export interface Lens {
  halfAngle: number;
  aspect: number;
}

/** How much of the picture the model may take: around it are the panels. */
const FILL = 0.8;
/** Of an empty scene. */
const NOTHING: Pick<Pose, 'target' | 'distance'> = { target: [0, 0, 0], distance: 200 };

/** The middle of the points along the patient's directions. It is the same from every side, so turning does not shift. */
export function middleOf(outline: readonly Vector[], { up, front, left }: PatientFrame): Vector {
  return [up, front, left].reduce<Vector>(
    (middle, axis) => {
      const places = outline.map((point) => dot(point, axis));
      return add(middle, scale(axis, (Math.min(...places) + Math.max(...places)) / 2));
    },
    [0, 0, 0],
  );
}

/** The pose at these angles from which all points are in the picture, as near as can be. */
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
