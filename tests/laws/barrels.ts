import { basename } from 'node:path';
import type { Finding } from './finding.ts';
import type { Module } from '@archway/tools/imports/modules';

const DOORS = new Set(['index.ts', 'index.tsx', 'public.ts']);

/** Files that only pass on what others export. Two names are meant for that; elsewhere it hides where things live. */
export function findBarrels(modules: readonly Module[]): Finding[] {
  return modules
    .filter(({ file, isBarrel }) => isBarrel && !DOORS.has(basename(file)))
    .map(({ file }) => ({
      file,
      rule: 'no-barrels',
      detail: 'only re-exports; import from where it is defined',
    }));
}
