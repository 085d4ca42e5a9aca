import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedDentition } from '@archway/cast/dentition/cached';
import type { Mesh } from '@archway/mesh/core/mesh';
import { movedMesh, quaternionAbout, rigidMatrix } from '@archway/mesh/core/rigid';
import { unpackGlb } from '@archway/mesh/glb/unpack';
import { vectorAt, type Vector } from '@archway/mesh/core/vector';
import { topOf, withBump } from './changed-scan.ts';
import { derive, makeJaws } from './jaws.fixtures.ts';

/** About ten degrees, and a few millimeters. */
export const AWAY = rigidMatrix(quaternionAbout([0.1, -0.09, 0.12]), [3, -2, 4]);

/** What was built up or worn, by tooth. */
export const CHANGES = [
  { tooth: 36, height: 0.3 },
  { tooth: 44, height: -0.22 },
  { tooth: 33, height: -0.15 },
];

export interface ChangedJaws {
  folder: string;
  /** The tops of three teeth, and of those that were changed. */
  tops: Vector[];
  changed: Vector[];
}

/**
 * Adds to two jaws the lower one `moved` to where another scanner would have it, and the same `changed` at the tops of
 * some teeth, where it was.
 */
export async function makeChangedJaws(trianglesPerJaw: number): Promise<ChangedJaws> {
  const folder = await makeJaws(trianglesPerJaw);
  const { lower } = await cachedDentition({ trianglesPerJaw, prepared: [46] });
  const peaks = CHANGES.map(({ tooth }) => topOf(lower.mesh, lower.labels, tooth));
  const changed = CHANGES.reduce(
    (mesh, { height }, which) => withBump(mesh, peaks[which]!, { height, radius: 2.5 }),
    lower.mesh,
  );
  await keep(folder, 'moved', () => movedMesh(lower.mesh, AWAY));
  await keep(folder, 'changed', () => changed);
  return {
    folder,
    tops: [37, 41, 47].map((tooth) => vectorAt(lower.mesh.positions, topOf(lower.mesh, lower.labels, tooth))),
    changed: peaks.map((peak) => vectorAt(changed.positions, peak)),
  };
}

async function keep(folder: string, name: string, make: () => Mesh): Promise<void> {
  if (!existsSync(join(folder, `${name}.full.glb`))) await derive(make(), folder, name);
}

/** A layer's full mesh as the viewer has it. */
export const meshOf = async (folder: string, name: string): Promise<Mesh> =>
  unpackGlb(await readFile(join(folder, `${name}.full.glb`)));
