import type { Mesh } from '@archway/mesh/core/mesh';
import { vectorAt, type Vector } from '@archway/mesh/core/vector';
import { NO_SEXTANT } from '@archway/mesh/jaw/sextants';

export interface SextantChange {
  /** By FDI, 1 to 6; 0 for a scan without a whole arch, whose change is stated as one. */
  sextant: number;
  /** The largest change in millimeters: positive is gained, negative lost. Null if nothing could be compared. */
  most: number | null;
  /** Where that is. */
  point: Vector | null;
}

/** The largest change in each sextant that the scan has, from the first to the last. */
export function changeBySextant(
  mesh: Mesh,
  even: Float32Array,
  sextants: Uint8Array | null,
): SextantChange[] {
  const most = new Map<number, number | null>();
  for (const [vertex, distance] of even.entries()) {
    const sextant = sextants?.[vertex] ?? NO_SEXTANT;
    if (sextants !== null && sextant === NO_SEXTANT) continue;
    const before = most.get(sextant) ?? null;
    const isMore =
      !Number.isNaN(distance) && (before === null || Math.abs(distance) > Math.abs(even[before]!));
    most.set(sextant, isMore ? vertex : before);
  }
  return [...most]
    .toSorted(([one], [other]) => one - other)
    .map(([sextant, vertex]) => ({
      sextant,
      most: vertex === null ? null : even[vertex]!,
      point: vertex === null ? null : vectorAt(mesh.positions, vertex),
    }));
}
