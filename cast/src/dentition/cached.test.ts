import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
  const make = vi.fn<typeof makeDentition>(makeDentition);
  const first = await cachedDentition(options, folder, make);
  expect(first).toEqual(make.mock.results[0]?.value);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await cachedDentition(options, folder, make)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('other options are another mouth, and two who make the same one do not disturb each other', async () => {
  const known = await cachedDentition(options, folder);
  const before = await readdir(folder);
  const other = { ...options, seed: 2 };
  const [one, two] = await Promise.all([cachedDentition(other, folder), cachedDentition(other, folder)]);
  expect(one).toEqual(two);
  expect(one).not.toEqual(known);
  expect(await readdir(folder)).toHaveLength(before.length + 1);
});
