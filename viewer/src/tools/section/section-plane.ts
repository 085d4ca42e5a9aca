import { planeFrame, type PlaneFrame } from '@archway/mesh/line/plane';
import { add, cross, dot, normalize, scale, subtract, type Vector } from '@archway/mesh/core/vector';
import type { Section } from '@archway/rules/marks';
import type { PatientFrame } from '@archway/mesh/sight/patient-frame';

export type SectionPlane = Section['plane'];
export const SECTION_DIRECTIONS = ['sagittal', 'frontal', 'horizontal', 'view'] as const;
export type SectionDirection = (typeof SECTION_DIRECTIONS)[number];

export const flipped = ({ point, normal }: SectionPlane): SectionPlane => ({
  point,
  normal: scale(normal, -1),
});

/** Moves the plane along its normal, in millimeters. */
export function moved({ point, normal }: SectionPlane, by: number): SectionPlane {
  return { point: add(point, scale(normalize(normal), by)), normal };
}

/** Rotates the plane about an axis of length 1 through its point, in radians. */
export function tilted({ point, normal }: SectionPlane, axis: Vector, angle: number): SectionPlane {
  return { point, normal: normalize(turnedAbout(normal, axis, angle)) };
}

/** Rodrigues' rotation formula. */
function turnedAbout(vector: Vector, axis: Vector, angle: number): Vector {
  const along = scale(axis, dot(axis, vector) * (1 - Math.cos(angle)));
  const aside = scale(cross(axis, vector), Math.sin(angle));
  return add(add(scale(vector, Math.cos(angle)), aside), along);
}

/** A plane perpendicular to one of the patient's axes. The side of the viewer is cut away. */
export function planeAlong(
  direction: SectionDirection,
  point: Vector,
  { frame, toViewer }: { frame: PatientFrame; toViewer: Vector },
): SectionPlane {
  const normal = { sagittal: frame.left, frontal: frame.front, horizontal: frame.up, view: toViewer }[
    direction
  ];
  return { point, normal: dot(normal, toViewer) < 0 ? scale(normal, -1) : normal };
}

/** A more horizontal plane than this is shown like the occlusal view. */
const LEVEL = 0.9;

/**
 * Axes of the drawing of contours: the patient's head is up, or in a horizontal plane the front teeth are at the
 * bottom.
 */
export function paperOf(plane: SectionPlane, { up, front }: PatientFrame): PlaneFrame {
  const isLevel = Math.abs(dot(normalize(plane.normal), up)) > LEVEL;
  return planeFrame(plane, isLevel ? scale(front, -1) : up);
}

/** Tolerance in millimeters for a point on the plane. */
const WITHIN = 1e-4;

export function isInPlane({ point, normal }: SectionPlane, other: Vector): boolean {
  return Math.abs(dot(subtract(other, point), normalize(normal))) < WITHIN;
}
