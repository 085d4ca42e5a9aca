import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { calibrationBlock } from '@archway/mesh/calibration/calibration-block';
import { deriveFromScan } from '@archway/mesh/derive/derive';
import type { Mesh } from '@archway/mesh/core/mesh';

const FOLDER = new URL('../../.data/jaws/', import.meta.url).pathname;

/** Two jaws as the portal would have made them of scans; made once, then kept. Answers the folder they are in. */
export async function makeJaws(trianglesPerJaw: number): Promise<string> {
  const folder = join(FOLDER, String(trianglesPerJaw));
  const names = (['lower', 'upper'] as const).filter((name) => !existsSync(join(folder, `${name}.full.glb`)));
  if (names.length === 0) return folder;
  const dentition = await cachedDentition({ trianglesPerJaw, prepared: [46] });
  for (const name of names) await derive(dentition[name].mesh, folder, name);
  return folder;
}

/** A body of known sizes, on the same way as scans: `block` in the folder that is answered. */
export async function makeBlock(): Promise<string> {
  const folder = join(FOLDER, 'calibration');
  await derive(calibrationBlock(), folder, 'block');
  return folder;
}

/** A scan as the portal would have it, in a folder and by a name. */
export async function derive(scan: Mesh, folder: string, name: string): Promise<void> {
  const { preview, full } = await deriveFromScan(scan, { unit: 'mm' });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.preview.glb`), preview);
  await writeFile(join(folder, `${name}.part`), full);
  await rename(join(folder, `${name}.part`), join(folder, `${name}.full.glb`));
}
