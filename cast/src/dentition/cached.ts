import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMesh } from '@archway/mesh/formats/read';
import type { Dentition, Jaw } from './dentition.ts';
import { makeDentition } from './make-dentition.ts';
import { settingsFrom, type DentitionOptions, type JawName } from './options.ts';
import { marginsFrom, scanFacts, scanFiles, type ScanFacts } from './scan-files.ts';

/** Where scans are kept unless told otherwise. */
export const SCANS_FOLDER = new URL('../../../.data/scans/', import.meta.url).pathname;

/** The dentition of these options: made once, then read from files. */
export async function cachedDentition(
  options: DentitionOptions = {},
  folder = SCANS_FOLDER,
): Promise<Dentition> {
  const kept = join(folder, keyOf(options));
  if (!(await isThere(kept))) await keep(makeDentition(options), kept);
  return read(kept);
}

/** Named by the options and by the program that made it: whoever changes the generator need not remember its cache. */
function keyOf(options: DentitionOptions): string {
  const hash = createHash('sha256').update(JSON.stringify(settingsFrom(options)));
  const here = new URL('.', import.meta.url).pathname;
  const sources = globSync('**/*.ts', { cwd: here }).filter((file) => !file.endsWith('.test.ts'));
  for (const source of sources.toSorted()) hash.update(source).update(readFileSync(join(here, source)));
  return hash.digest('hex').slice(0, 24);
}

/** Written aside and then renamed, so that nobody ever sees half of it. */
async function keep(dentition: Dentition, folder: string): Promise<void> {
  const aside = `${folder}.${randomUUID()}`;
  await mkdir(aside, { recursive: true });
  for (const { name, bytes } of scanFiles(dentition, ['ply'])) await writeFile(join(aside, name), bytes);
  for (const jaw of ['upper', 'lower'] as const) {
    await writeFile(join(aside, `${jaw}.labels`), dentition[jaw].labels);
  }
  await writeFile(join(aside, 'facts.json'), JSON.stringify(scanFacts(dentition)));
  try {
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true });
    // Somebody else was faster, with the same files.
    if (!(await isThere(folder))) throw error;
  }
}

async function read(folder: string): Promise<Dentition> {
  const facts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as ScanFacts;
  const mesh = async (name: string) => readMesh(await readFile(join(folder, `${name}.ply`)));
  const jaw = async (name: JawName): Promise<Jaw> => ({
    mesh: await mesh(name),
    labels: new Uint8Array(await readFile(join(folder, `${name}.labels`))),
    margins: marginsFrom(facts[name]),
    teeth: facts[name].teeth,
  });
  return { upper: await jaw('upper'), lower: await jaw('lower'), bite: await mesh('bite') };
}

async function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
