import { scale } from '@archway/mesh/core/vector';
import type { Look } from '@archway/mesh/sight/pose';
import { Matrix4 } from 'three';
import type { Placement } from '../types/placement.ts';

/** Adds a placement to the motion of a layer, seen from this direction. */
export function place(motion: Matrix4, { matrix, behind }: Placement, { toViewer }: Look): void {
  motion.multiply(new Matrix4().fromArray([...matrix]));
  motion.premultiply(new Matrix4().makeTranslation(...scale(toViewer, -behind)));
}
