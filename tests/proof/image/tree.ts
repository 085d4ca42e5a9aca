import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleStage } from '@archway/tools/image/assemble';
import { readDockerfile } from '@archway/tools/image/dockerfile';
import { CHECKOUT } from '../../harness/process.ts';

let folder: string | undefined;

/**
 * The server's image as the Dockerfile builds it, built once for all items. It lies outside of the checkout, whose
 * node_modules Node would find otherwise.
 */
export function imageTree(): string {
  folder ??= mkdtempSync(join(tmpdir(), 'archway-image-'));
  return assembleStage(
    {
      root: CHECKOUT,
      stages: readDockerfile(readFileSync(join(CHECKOUT, 'Dockerfile'), 'utf8')),
      dockerIgnore: readFileSync(join(CHECKOUT, '.dockerignore'), 'utf8'),
      folder,
      say: (line) => console.log(line),
    },
    'server',
  );
}

export function removeImageTree(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}
