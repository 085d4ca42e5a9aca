import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT } from '../harness/process.ts';

const read = (file: string): string => readFileSync(join(CHECKOUT, file), 'utf8');
const readme = read('README.md');

test('the README names every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = new Set([...readme.matchAll(/`pnpm ([\w:-]+)/g)].map(([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

test('the README names every package, and only folders that exist', () => {
  const folders = [...readme.matchAll(/^\| `([\w.]+)\/` /gm)].map(([, name = '']) => name);
  const packages = globSync('*/package.json', { cwd: CHECKOUT }).map((file) => file.split('/')[0] ?? '');
  expect(packages.filter((name) => !folders.includes(name))).toEqual([]);
  expect(folders.filter((name) => !existsSync(join(CHECKOUT, name)))).toEqual([]);
});
