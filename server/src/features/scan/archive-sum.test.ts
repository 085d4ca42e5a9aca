import { ARCHIVE_LIMITS } from '@archway/rules/scans';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { zipOf } from '../../testing/zip.ts';
import { listEntries } from './sandboxed/archive-entries.ts';

const MEGABYTE = 1024 ** 2;

/** As many entries that say to be 190 MB, each within the ratio that one entry may have. */
const archiveOf = (count: number): Buffer =>
  zipOf(
    Array.from({ length: count }, (_, i) => ({
      name: `${i}.stl`,
      packed: Buffer.alloc(2 * MEGABYTE),
      size: 190 * MEGABYTE,
    })),
  );

test('an archive holds at most 2 GB', async () => {
  expect(ARCHIVE_LIMITS.unpackedBytes).toBe(2 * 1024 ** 3);
  expect(await listEntries(await fromBufferPromise(archiveOf(10)))).toHaveLength(10);
  await expect(listEntries(await fromBufferPromise(archiveOf(12)))).rejects.toMatchObject({
    problem: 'tooLarge',
  });
});
