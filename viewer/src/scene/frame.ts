import type { RecognisedJaw } from '@archway/mesh/recognise-jaw';
import { cross, scale, type Vector } from '@archway/mesh/vector';

/** The patient's own directions, as unit vectors at right angles: to the crown of the head, forward, to the left hand. */
export interface PatientFrame {
  up: Vector;
  front: Vector;
  left: Vector;
}

/** As most scanners write: z up, and the patient looking along −y. */
export const USUAL_FRAME: PatientFrame = { up: [0, 0, 1], front: [0, -1, 0], left: [1, 0, 0] };

export function frameOf({ jaw, axes }: Pick<RecognisedJaw, 'jaw' | 'axes'>): PatientFrame {
  const { occlusal, anterior, left } = axes;
  if (jaw === 'lower') return { up: occlusal, front: anterior, left };
  if (jaw === 'upper') return { up: scale(occlusal, -1), front: anterior, left };
  // What is no jaw is looked at straight on.
  return { up: cross(occlusal, left), front: occlusal, left };
}

/** How far to go by a layer: the surest one gives its frame to all. */
export function trustIn({ jaw, sure }: Pick<RecognisedJaw, 'jaw' | 'sure'>): number {
  if (jaw === 'upper' || jaw === 'lower') return sure ? 4 : 3;
  if (jaw === 'bite') return sure ? 2 : 1;
  return 0;
}
