import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cachedDentition } from './cached.ts';
import { makeDentition } from './make-dentition.ts';

const options = { stage: 'deciduous', trianglesPerJaw: 2000, prepared: [85] } as const;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scans-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('what is kept is what was made, and it is made once', async () => {
  const first = await cachedDentition(options, folder);
  expect(first).toEqual(makeDentition(options));
  const [kept, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  const made = (await stat(join(folder, kept!, 'upper.ply'))).mtimeMs;
  expect(await cachedDentition(options, folder)).toEqual(first);
  expect((await stat(join(folder, kept!, 'upper.ply'))).mtimeMs).toBe(made);
});

test('other options are another mouth, and two who make the same one do not disturb each other', async () => {
  const before = await readdir(folder);
  const other = { ...options, seed: 2 };
  const [one, two] = await Promise.all([cachedDentition(other, folder), cachedDentition(other, folder)]);
  expect(one).toEqual(two);
  expect(await readdir(folder)).toHaveLength(before.length + 1);
});
