import { add, scale, type Vector } from '@archway/mesh/core/vector';
import { Matrix4, Vector3 } from 'three';
import type { PatientFrame } from '@archway/mesh/sight/patient-frame';

/**
 * From the front of the teeth to the axis through the condyles, in millimeters: the joints and the incisors are the
 * corners of a triangle with sides of about 100, and the joints lie above the plane of the teeth by a third of that.
 */
const BEHIND = 86;
const ABOVE = 34;
/** Maximum opening in radians: enough to look inside and to stay in view. */
const WIDEST = 0.25;
const CYCLE_MS = 3_600;

/** Opening of the jaws over time, from 0 to 1 and back, eased at both ends. */
export const openingAt = (milliseconds: number): number =>
  (1 - Math.cos((milliseconds / CYCLE_MS) * 2 * Math.PI)) / 2;

/** Transform of the lower jaw at a fraction of the opening, rotated about the joints. */
export function openJaw(part: number, incisors: Vector, frame: PatientFrame): Matrix4 {
  const joints = add(incisors, add(scale(frame.front, -BEHIND), scale(frame.up, ABOVE)));
  const [x, y, z] = joints;
  // A positive rotation about the left axis lowers the front.
  const turn = new Matrix4().makeRotationAxis(new Vector3(...frame.left), WIDEST * part);
  return new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(turn)
    .multiply(new Matrix4().makeTranslation(-x, -y, -z));
}
