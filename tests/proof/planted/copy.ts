import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../../harness/process.ts';
import type { Bug } from './bugs.ts';

/** What the running server consists of. */
const PARTS = ['package.json', 'contract', 'rules', 'locales', 'server'];

export interface Copy {
  root: string;
  remove(): void;
}

/** A copy of the product with one bug in it. Installed packages are shared, our own ones are the copy's. */
export function copyWith(bug: Bug): Copy {
  const root = mkdtempSync(join(CHECKOUT, '.data/planted-'));
  for (const part of PARTS) {
    // Links stay as they are written, relative: those to our packages then lead into the copy.
    cpSync(join(CHECKOUT, part), join(root, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.includes('/dist-types'),
    });
  }
  symlinkSync(join(CHECKOUT, 'node_modules'), join(root, 'node_modules'));
  plant(join(root, bug.file), bug);
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

function plant(path: string, { name, from, to }: Bug): void {
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`"${name}" fits nowhere any more: adapt tests/proof/planted/bugs.ts`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}
