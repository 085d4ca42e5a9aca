import { smoothMax, smoothStep } from '../numbers/blend.ts';
import type { ToothField } from '../teeth/tooth-field.ts';

/** How far the gum has been pushed back from a preparation, sideways and below its margin. */
const RETRACTION = 0.35;

/** It reaches below the root that is made, or the root would show, and down to the jaw below short teeth. */
const SHORTEST = 4.5;

/** The gum that hugs one tooth, thin at its edge and thicker towards the root. Uses the field's last answer. */
export function collarOf(field: ToothField): number {
  const { height, relief } = field.tooth.size;
  const below = field.gumLine - field.w;
  const thickness = (0.18 + 0.7 * (1 - Math.exp(-Math.max(0, below) / 1.5))) * relief;
  const hug = field.wall - thickness * (1 - 0.55 * smoothStep(2, 9, below));
  const cut = smoothMax(hug, -below, 0.35);
  return smoothMax(cut, -(field.w + Math.max(height * 0.5 + 1.5, SHORTEST)), 4);
}

/** The space around a preparation that is kept free of gum, so that the scanner sees its margin. */
export function sulcusOf(field: ToothField): number {
  return smoothMax(field.wall - RETRACTION, field.margin - RETRACTION - field.w, 0.3);
}
