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

/** How far one place is from a layer's surface, below zero inside of it; null where there is nothing to measure to. */
export const distanceAt: Job<DistanceAsked, number | null> = (
  shelf,
  { point, toId, within, transform = IDENTITY },
) => {
  const { mesh } = shelf.get(toId);
  const distance = signedDistance(mesh, movePoint(transform, point), { within, skipsBorder: true });
  return { output: Number.isNaN(distance) ? null : distance };
};
