import { globSync } from 'node:fs';

const FOLDERS = [
  'contract',
  'rules',
  'mesh',
  'viewer',
  'ui',
  'locales',
  'server',
  'web',
  'agent',
  'cast',
  'sandbox',
  'tests',
  'tools',
  'ops',
];
const NOT_OURS = new Set(['node_modules', 'dist', 'dist-types', '.data', 'coverage']);

/**
 * Every TypeScript file of ours, relative to the root. dependency-cruiser has to be given them one by one: without a
 * compiler it understands it would walk the folders, skip each .ts and report that all is well.
 */
export function sourceFiles(root: string): string[] {
  const files = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => path.split('/').some((part) => NOT_OURS.has(part)),
  });
  if (files.length === 0) throw new Error(`no source files below ${root}`);
  return files.filter((file) => !file.endsWith('.d.ts')).toSorted();
}
