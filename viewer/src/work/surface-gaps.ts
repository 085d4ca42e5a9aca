import { signedDistances } from '@archway/mesh/search/signed-distance';
import { contactPatches, type ContactPatches } from './contact-patches.ts';
import type { Job } from './job.ts';

export interface SurfaceGaps extends ContactPatches {
  /** Of each vertex to the other surface: negative inside of it, NaN where that is out of reach or was not scanned. */
  distances: Float32Array<ArrayBuffer>;
  /** The smallest of them; null where all are out of reach. */
  closest: number | null;
}

/** How far a layer's surface is from another one's. */
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
