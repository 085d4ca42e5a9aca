import type { Jaw, RecognizedJaw } from '@archway/mesh/jaw/recognize-jaw';
import { cross, scale } from '@archway/mesh/core/vector';
import type { PatientFrame } from '../types/patient-frame.ts';

/** As most scanners write: z up, and the patient looking along −y. */
export const USUAL_FRAME: PatientFrame = { up: [0, 0, 1], front: [0, -1, 0], left: [1, 0, 0] };

type Seen = Pick<RecognizedJaw, 'jaw' | 'axes' | 'sure'>;

export function frameOf({ jaw, axes }: Pick<Seen, 'jaw' | 'axes'>): PatientFrame {
  const { occlusal, anterior, left } = axes;
  // What is no jaw is looked at straight on.
  if (jaw !== 'lower' && jaw !== 'upper') return { up: cross(occlusal, left), front: occlusal, left };
  const up = jaw === 'lower' ? occlusal : scale(occlusal, -1);
  return { up, front: anterior, left: cross(up, anterior) };
}

/**
 * What a layer's shape says, once its role was heard: by shape alone an upper jaw without its palate looks like a lower
 * one, and the patient would stand on their head.
 */
export function believed(seen: RecognizedJaw, role: Jaw): RecognizedJaw {
  const isJaw = (jaw: Jaw): boolean => jaw === 'upper' || jaw === 'lower';
  return isJaw(seen.jaw) && isJaw(role) ? { ...seen, jaw: role, sure: true } : seen;
}

/** How far to go by a layer: the surest one gives its frame to all. */
export function trustIn({ jaw, sure }: Pick<Seen, 'jaw' | 'sure'>): number {
  if (jaw === 'upper' || jaw === 'lower') return sure ? 4 : 3;
  if (jaw === 'bite') return sure ? 2 : 1;
  return 0;
}
