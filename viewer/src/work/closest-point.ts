import type { Vector } from '@archway/mesh/core/vector';
import { Vector3 } from 'three';
import type { Job } from './job.ts';

export interface ClosestPoint {
  point: Vector;
  distance: number;
  triangle: number;
}

/** The nearest point on a layer's surface. */
export const closestPoint: Job<{ layerId: string; to: Vector }, ClosestPoint> = (shelf, { layerId, to }) => {
  const found = shelf.get(layerId).tree.closestPointToPoint(new Vector3(...to));
  if (found === null) throw new RangeError('The layer has no surface.');
  const { point, distance, faceIndex } = found;
  return { output: { point: [point.x, point.y, point.z], distance, triangle: faceIndex } };
};
