import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { deriveFromScan } from '@archway/mesh/derive';

const FOLDER = new URL('../../.data/jaws/', import.meta.url).pathname;

/** Two jaws as the portal would have made them of scans; made once, then kept. Answers the folder they are in. */
export async function makeJaws(trianglesPerJaw: number): Promise<string> {
  const folder = join(FOLDER, String(trianglesPerJaw));
  await mkdir(folder, { recursive: true });
  const names = (['lower', 'upper'] as const).filter((name) => !existsSync(join(folder, `${name}.full.glb`)));
  if (names.length === 0) return folder;
  const dentition = await cachedDentition({ trianglesPerJaw, prepared: [46] });
  for (const name of names) {
    const { preview, full } = await deriveFromScan(dentition[name].mesh, { unit: 'mm' });
    await writeFile(join(folder, `${name}.preview.glb`), preview);
    await writeFile(join(folder, `${name}.part`), full);
    await rename(join(folder, `${name}.part`), join(folder, `${name}.full.glb`));
  }
  return folder;
}
