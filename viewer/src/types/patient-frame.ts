import type { Vector } from '@archway/mesh/core/vector';

/** The patient's own directions, as unit vectors at right angles: to the crown of the head, forward, to the left hand. */
export interface PatientFrame {
  up: Vector;
  front: Vector;
  left: Vector;
}
