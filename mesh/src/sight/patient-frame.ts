import type { Vector } from '../core/vector.ts';

/** Orthonormal axes of the patient: up (towards the head), front, and left. */
export interface PatientFrame {
  up: Vector;
  front: Vector;
  left: Vector;
}
