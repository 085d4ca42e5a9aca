import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { SCANNER_NOISE } from '@archway/cast/dentition/options';
import { writeStl } from '@archway/mesh/formats/write-stl';
import { deriveFromScan } from '@archway/mesh/derive/derive';
import type { Mesh } from '@archway/mesh/core/mesh';
import { CHECKOUT } from '../../harness/process.ts';

/** An STL of 100 MB. */
const LARGE = 2_000_000;
/** As the design has it for one jaw of two. */
const USUAL = 200_000;

/** A large scan with noise, as `noisy`, and two usual jaws; with what the portal as it is now makes of each. */
export async function makeScans(): Promise<string> {
  const folder = join(CHECKOUT, '.data/bench-scans');
  await mkdir(folder, { recursive: true });
  const { lower: noisy } = await cachedDentition({ seed: 7, trianglesPerJaw: LARGE, noise: SCANNER_NOISE });
  await writeFile(join(folder, 'noisy.stl'), writeStl(noisy.mesh));
  await derive(folder, 'noisy', { ...noisy.mesh, colors: null });
  const { lower, upper } = await cachedDentition({ seed: 7, trianglesPerJaw: USUAL });
  await derive(folder, 'lower', lower.mesh);
  await derive(folder, 'upper', upper.mesh);
  return folder;
}

async function derive(folder: string, name: string, mesh: Mesh): Promise<void> {
  const { preview, full } = await deriveFromScan(mesh, { unit: 'mm' });
  await writeFile(join(folder, `${name}.preview.glb`), preview);
  await writeFile(join(folder, `${name}.full.glb`), full);
}
