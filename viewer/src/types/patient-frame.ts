import type { Vector } from '@archway/mesh/core/vector';

/** Orthonormal axes of the patient: up (towards the head), front, and left. */
export interface PatientFrame {
  up: Vector;
  front: Vector;
  left: Vector;
}
