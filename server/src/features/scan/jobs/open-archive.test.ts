import { CODES } from '@archway/contract/codes';
import { writePly } from '@archway/mesh/formats/write-ply';
import { writeStl } from '@archway/mesh/formats/write-stl';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { EICAR } from '../../../testing/eicar.ts';
import { openSite } from '../../../testing/file-site.ts';
import { somePicture } from '../../../testing/files.ts';
import { runJob } from '../../../testing/jobs.ts';
import { someMesh } from '../../../testing/meshes.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { presentedScan } from '../../../testing/presented-scan.ts';
import { processAll, sendWhole } from '../../../testing/process-scans.ts';
import { readObject } from '../../../testing/read-object.ts';
import { limitRoom, roomOf } from '../../../testing/storage.ts';
import { zipOf, type ZipEntry } from '../../../testing/zip.ts';
import { openArchive } from './open-archive.ts';

// Each may have to wait for a child to start, on a machine that is busy with others.
vi.setConfig({ testTimeout: 60_000 });

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);
beforeEach(() => site.queue.query('delete from graphile_worker._private_jobs'));

const send = (entries: readonly ZipEntry[] | Buffer) =>
  sendWhole(site, accessToken, {
    kind: 'archive',
    bytes: Buffer.isBuffer(entries) ? entries : zipOf(entries),
  });
const run = (fileId: string, store?: ObjectStore) =>
  runJob(site, openArchive, { orgId: person.orgId, input: { fileId }, ...(store && { store }) });

interface Row extends Record<string, unknown> {
  id: string;
  kind: string;
  name: string;
  tag: string;
  code: number | null;
  content_key: string | null;
  owner_code: string;
  size: number;
}
const rowsOf = (where: string, id: string) =>
  rowsAs<Row>(site.owner, person.orgId, `select * from file where ${where} = $1 order by name`, [id]);
const scanOf = (fileId: string) => presentedScan(site, person.orgId, fileId);
async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of site.store.list(prefix)) keys.push(key);
  return keys;
}

const jaw = (): Buffer => Buffer.from(writeStl(someMesh()));

test('two jaws, a bite and a photo become files of their own, in the name of their sender', async () => {
  const [upper, lower, bite] = [jaw(), Buffer.from(writePly(someMesh(20, true))), jaw()];
  const before = await roomOf(site, person.orgId);
  const archive = zipOf([
    { name: 'Case 7/upper.stl', bytes: upper },
    { name: 'Case 7/lower.ply', bytes: lower },
    { name: 'Case 7/bite.stl', bytes: bite },
    { name: 'Case 7/face.png', bytes: await somePicture() },
    { name: 'Case 7/order.xml', bytes: Buffer.from('<order/>') },
  ]);
  const { fileId } = await send(archive);
  await processAll(site);

  expect(await rowsOf('id', fileId)).toMatchObject([{ tag: 'finished', code: null }]);
  expect(await scanOf(fileId)).toMatchObject({
    step: 'done',
    problem: null,
    facts: null,
    archive: { files: 4, passedOver: ['order.xml'] },
  });
  const files = await rowsOf('from_archive', fileId);
  expect(files).toMatchObject([
    { name: 'bite.stl', kind: 'scan', tag: 'finished', owner_code: person.userCode },
    { name: 'face.png', kind: 'photo', tag: 'finished' },
    { name: 'lower.ply', kind: 'scan', tag: 'finished' },
    { name: 'upper.stl', kind: 'scan', tag: 'finished' },
  ]);
  const roles = await Promise.all(files.map(async ({ id }) => (await scanOf(id))?.role));
  expect(roles).toEqual(['bite1', undefined, 'lower', 'upper']);
  const original = files[3]?.content_key ?? '';
  expect((await readObject(site.store, original)).equals(upper)).toBe(true);
  // They take their own room beside their archive, and leave nothing where they were put first.
  const taken = archive.length + files.reduce((sum, { size }) => sum + size, 0);
  expect(await roomOf(site, person.orgId)).toEqual({ ...before, used: before.used + taken });
  expect(await keysBelow(`upload/${person.orgId}/`)).toEqual([]);
});

test('what does not fit stays in its archive, which takes its own room and no more', async () => {
  const { people, orgId } = await makeOrganization(site);
  const token = await signIn(site, people[0]);
  const archive = zipOf([{ name: 'upper.stl', bytes: jaw() }]);
  await limitRoom(site, orgId, archive.length + jaw().length - 1);
  const { fileId } = await sendWhole(site, token, { kind: 'archive', bytes: archive });
  await processAll(site);
  expect(await presentedScan(site, orgId, fileId)).toMatchObject({ step: 'failed', problem: 'noRoom' });
  expect(await roomOf(site, orgId)).toEqual({ used: archive.length, reserved: 0 });
  expect(await keysBelow(`upload/${orgId}/`)).toEqual([]);
});

test('a run that dies while it unpacks leaves room that the next one finds', async () => {
  const before = await roomOf(site, person.orgId);
  const bytes = jaw();
  const archive = zipOf([{ name: 'upper.stl', bytes }]);
  const { fileId } = await send(archive);
  const dying: ObjectStore = { ...site.store, putStream: () => Promise.reject(new Error('killed')) };
  await run(fileId, dying).catch(() => {});
  expect((await roomOf(site, person.orgId)).used).toBe(before.used + archive.length + bytes.length);
  await run(fileId);
  await processAll(site);
  expect(await roomOf(site, person.orgId)).toEqual({
    ...before,
    used: before.used + archive.length + bytes.length,
  });
});

test('running it again, or after it was cut short, makes nothing twice', async () => {
  const { fileId } = await send([
    { name: 'a.stl', bytes: jaw() },
    { name: 'b.stl', bytes: jaw() },
  ]);
  let puts = 0;
  const breaking: ObjectStore = {
    ...site.store,
    putStream: async (...object) => {
      if ((puts += 1) === 2) throw new Error('away');
      await site.store.putStream(...object);
    },
  };
  await expect(run(fileId, breaking)).rejects.toThrow('away');
  expect(await rowsOf('from_archive', fileId)).toEqual([]);
  await run(fileId);
  await run(fileId);
  await processAll(site);
  const files = await rowsOf('from_archive', fileId);
  expect(files.map(({ name, tag }) => [name, tag])).toEqual([
    ['a.stl', 'finished'],
    ['b.stl', 'finished'],
  ]);
});

test('with malware anywhere in it an archive is never kept, and brings nothing', async () => {
  const before = await roomOf(site, person.orgId);
  const { fileId, key } = await send([
    { name: 'upper.stl', bytes: jaw() },
    { name: 'readme.txt', bytes: EICAR },
  ]);
  await processAll(site);
  expect(await rowsOf('id', fileId)).toMatchObject([
    { tag: 'uploadFail', code: CODES.processingFailed, content_key: null },
  ]);
  expect(await scanOf(fileId)).toMatchObject({ step: 'failed', problem: 'blocked' });
  expect(await rowsOf('from_archive', fileId)).toEqual([]);
  expect(await site.store.head(key)).toBeNull();
  expect(await roomOf(site, person.orgId)).toEqual(before);
});

test.each<[string, readonly ZipEntry[] | Buffer]>([
  ['unreadable', Buffer.from('no archive')],
  [
    'unreadable',
    [
      { name: 'a.stl', bytes: jaw() },
      { name: '../b.stl', bytes: jaw() },
    ],
  ],
  [
    'unreadable',
    [
      { name: 'a.stl', bytes: jaw() },
      { name: 'b.stl', bytes: jaw(), crc: 1 },
    ],
  ],
  ['tooLarge', [{ name: 'a.stl', bytes: Buffer.alloc(5_000_000) }]],
  ['empty', [{ name: 'order.xml', bytes: Buffer.from('<order/>') }]],
])('one that is refused (%s) is kept as it came, and brings nothing', async (problem, entries) => {
  const { fileId } = await send(entries);
  await processAll(site);
  expect(await rowsOf('id', fileId)).toMatchObject([
    { tag: 'uploaded', code: CODES.processingFailed, content_key: expect.any(String) as string },
  ]);
  expect(await scanOf(fileId)).toMatchObject({ step: 'failed', problem, archive: null });
  expect(await rowsOf('from_archive', fileId)).toEqual([]);
  expect(await keysBelow(`upload/${person.orgId}/`)).toEqual([]);
});
