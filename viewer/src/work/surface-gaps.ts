import { signedDistances } from '@archway/mesh/search/signed-distance';
import { contactPatches, type ContactPatches } from './contact-patches.ts';
import type { Job } from './job.ts';

export interface SurfaceGaps extends ContactPatches {
  /** Signed distance of each vertex to the other surface: negative inside, NaN if out of reach or not scanned. */
  distances: Float32Array<ArrayBuffer>;
  /** The smallest distance; null if all are out of reach. */
  closest: number | null;
}

/** Distances of a layer's surface to another one. */
export const surfaceGaps: Job<{ fromId: string; toId: string; within: number }, SurfaceGaps> = (
  shelf,
  { fromId, toId, within },
) => {
  const { mesh } = shelf.get(fromId);
  const distances = new Float32Array(
    signedDistances(mesh, shelf.get(toId).mesh, { within, skipsBorder: true }),
  );
  let closest = Infinity;
  for (const distance of distances) if (distance < closest) closest = distance;
  return {
    output: {
      ...contactPatches(mesh, distances),
      distances,
      closest: closest === Infinity ? null : closest,
    },
    transfer: [distances.buffer],
  };
};
