import type { Jaw, RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { cross, scale } from '../core/vector.ts';
import type { PatientFrame } from './patient-frame.ts';

/** Axes of most scanners: z up, the patient facing −y. */
export const USUAL_FRAME: PatientFrame = { up: [0, 0, 1], front: [0, -1, 0], left: [1, 0, 0] };

type Seen = Pick<RecognizedJaw, 'jaw' | 'axes' | 'sure'>;

export function frameOf({ jaw, axes }: Pick<Seen, 'jaw' | 'axes'>): PatientFrame {
  const { occlusal, anterior, left } = axes;
  // Scans that are no jaw are viewed straight on.
  if (jaw !== 'lower' && jaw !== 'upper') return { up: cross(occlusal, left), front: occlusal, left };
  const up = jaw === 'lower' ? occlusal : scale(occlusal, -1);
  return { up, front: anterior, left: cross(up, anterior) };
}

/**
 * Corrects the recognized jaw by the role of the file: by shape alone, an upper jaw without palate looks like a lower
 * one and would be shown upside down.
 */
export function believed(seen: RecognizedJaw, role: Jaw): RecognizedJaw {
  const isJaw = (jaw: Jaw): boolean => jaw === 'upper' || jaw === 'lower';
  return isJaw(seen.jaw) && isJaw(role) ? { ...seen, jaw: role, sure: true } : seen;
}

/** Reliability of a layer's frame. The most reliable one is used for all layers. */
export function trustIn({ jaw, sure }: Pick<Seen, 'jaw' | 'sure'>): number {
  if (jaw === 'upper' || jaw === 'lower') return sure ? 4 : 3;
  if (jaw === 'bite') return sure ? 2 : 1;
  return 0;
}
