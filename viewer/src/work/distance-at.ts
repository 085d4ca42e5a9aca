import { IDENTITY, movePoint, type Matrix } from '@archway/mesh/core/rigid';
import { signedDistance } from '@archway/mesh/search/signed-distance';
import type { Vector } from '@archway/mesh/core/vector';
import type { Job } from './job.ts';

export interface DistanceAsked {
  point: Vector;
  toId: string;
  within: number;
  /** Applied to the point first. */
  transform?: Matrix;
}

/** Signed distance of a point from a layer's surface, negative inside; null if out of reach. */
export const distanceAt: Job<DistanceAsked, number | null> = (
  shelf,
  { point, toId, within, transform = IDENTITY },
) => {
  const { mesh } = shelf.get(toId);
  const distance = signedDistance(mesh, movePoint(transform, point), { within, skipsBorder: true });
  return { output: Number.isNaN(distance) ? null : distance };
};
