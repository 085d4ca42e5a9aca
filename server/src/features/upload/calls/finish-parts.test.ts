import { randomBytes, randomUUID } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { CODES } from '@archway/contract/codes';
import { finishUpload, ossSts } from '@archway/contract/file/calls';
import { PART_BYTES } from '@archway/rules/uploads';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { putPart, storeClient } from '../../../testing/store-client.ts';
import { readObject } from '../../../testing/read-object.ts';
import { replaceMethod } from '../../../testing/replace-method.ts';
import { beginScan, sendParts, type BegunScan } from '../../../testing/scans.ts';
import type { SendOptions } from '../../../testing/site.ts';
import { roomOf } from '../../../testing/storage.ts';

const site = await openSite();
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

const finish = ({ fileId, sha256 }: { fileId: string; sha256?: string }, options: SendOptions = {}) =>
  site.call(
    finishUpload,
    { fileId, ...(sha256 === undefined ? {} : { sha256 }) },
    { accessToken, ...options },
  );
const SIZE = PART_BYTES + 1_000;
const begin = () => beginScan(site, accessToken, { bytes: randomBytes(SIZE) });

async function rowOf({ fileId }: BegunScan) {
  const [row] = await rowsAs<{ tag: string; upload_id: string; announced: string | null; told: number }>(
    site.owner,
    person.orgId,
    `select tag, upload_id, encode(announced_sha256, 'hex') as announced,
       (select count(*)::integer from outbox where name = 'file.uploaded'
        and payload = jsonb_build_object('fileId', file.id, 'kind', file.kind)) as told
     from file where id = $1`,
    [fileId],
  );
  if (row === undefined) throw new Error('no such file');
  return row;
}
const ARRIVED = { used: SIZE, reserved: 0 };
const EXPECTED = { used: 0, reserved: SIZE };

test('from parts to one object, told and accounted for once', async () => {
  const scan = await begin();
  await sendParts(site, accessToken, scan);
  const { code, data } = await finish(scan);
  expect(code).toBe(CODES.ok);
  expect(data).toEqual({
    fileId: scan.fileId,
    kind: 'scan',
    name: 'upper.stl',
    size: SIZE,
    tag: 'uploaded',
    code: CODES.calculating,
    url: null,
  });
  expect((await readObject(site.store, scan.key)).equals(scan.bytes)).toBe(true);
  expect(await rowOf(scan)).toMatchObject({ tag: 'uploaded', announced: scan.sha256, told: 1 });
  expect(await roomOf(site, person.orgId)).toEqual(ARRIVED);

  // Twice, late, with another hash or with none: nothing changes.
  for (const again of [scan, { ...scan, sha256: '0'.repeat(64) }, { fileId: scan.fileId }])
    expect((await finish(again)).data).toEqual(data);
  expect(await rowOf(scan)).toMatchObject({ announced: scan.sha256, told: 1 });
  expect(await roomOf(site, person.orgId)).toEqual(ARRIVED);
});

test('at the same moment it is one', async () => {
  const scan = await begin();
  await sendParts(site, accessToken, scan);
  const idempotencyKey = randomUUID();
  const replies = await Promise.all([
    finish(scan, { idempotencyKey }),
    finish(scan, { idempotencyKey }),
    finish(scan),
  ]);
  expect(replies.map(({ data }) => data.tag)).toEqual(['uploaded', 'uploaded', 'uploaded']);
  expect((await rowOf(scan)).told).toBe(1);
  expect(await roomOf(site, person.orgId)).toEqual(ARRIVED);
});

test('without a hash it is not taken', async () => {
  const scan = await begin();
  await sendParts(site, accessToken, scan);
  expect(await finish({ fileId: scan.fileId })).toMatchObject({
    code: CODES.invalidInput,
    data: { fields: ['sha256'] },
  });
  expect((await finish({ ...scan, sha256: 'short' })).code).toBe(CODES.invalidInput);
  expect(await roomOf(site, person.orgId)).toEqual(EXPECTED);
});

test('with a part missing it is still on its way', async () => {
  const scan = await begin();
  expect((await finish(scan)).code).toBe(CODES.uploading);
  for (const [sent, code] of [
    [2, CODES.uploading],
    [1, CODES.ok],
  ] as const) {
    await sendParts(site, accessToken, scan, [sent]);
    expect((await finish(scan)).code).toBe(code);
    expect(await roomOf(site, person.orgId)).toEqual(code === CODES.ok ? ARRIVED : EXPECTED);
  }
});

test('with a part of the wrong size, or one too many, it is not whole', async () => {
  for (const [partNumber, size] of [
    [1, PART_BYTES - 1],
    [2, 999],
    [2, 1_001],
    [3, 1],
  ] as const) {
    const scan = await begin();
    await sendParts(site, accessToken, scan);
    const { upload_id: uploadId } = await rowOf(scan);
    await putPart(site, { key: scan.key, uploadId, partNumber }, randomBytes(size));
    expect((await finish(scan)).code).toBe(CODES.uploading);
    expect(await site.store.head(scan.key)).toBeNull();
  }
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 4 * SIZE });
});

test('killed between the store and the commit: the next try finishes, once', async () => {
  const scan = await begin();
  await sendParts(site, accessToken, scan);
  const { upload_id: uploadId } = await rowOf(scan);
  const parts = (await site.store.listParts(scan.key, uploadId)) ?? [];
  await site.store.completeUpload(scan.key, uploadId, parts);
  expect((await finish(scan)).data.tag).toBe('uploaded');
  expect(await rowOf(scan)).toMatchObject({ tag: 'uploaded', announced: scan.sha256, told: 1 });
  expect(await roomOf(site, person.orgId)).toEqual(ARRIVED);
});

test('sent as a whole with credentials', async () => {
  const scan = await begin();
  const { data } = await site.call(ossSts, { fileId: scan.fileId }, { accessToken });
  const put = (Body: Buffer) =>
    storeClient(site.config, data).send(new PutObjectCommand({ Bucket: data.bucket, Key: scan.key, Body }));
  await put(scan.bytes.subarray(1));
  expect((await finish(scan)).code).toBe(CODES.uploading);
  await put(scan.bytes);
  expect((await finish(scan)).data.tag).toBe('uploaded');
  expect(await roomOf(site, person.orgId)).toEqual(ARRIVED);
});

test("nobody else's, neither a colleague's nor a stranger's", async () => {
  const scan = await begin();
  await sendParts(site, accessToken, scan);
  const stranger = (await makeOrganization(site)).people[0];
  for (const other of [colleague, stranger])
    expect((await finish(scan, { accessToken: await signIn(site, other) })).code).toBe(CODES.notFound);
  expect((await finish({ fileId: randomUUID(), sha256: scan.sha256 })).code).toBe(CODES.notFound);
  expect(await roomOf(site, person.orgId)).toEqual(EXPECTED);
});

test.each(['listParts', 'completeUpload', 'head'] as const)(
  'with the store away (%s) the call may be repeated, and nothing is lost',
  async (method) => {
    const scan = await begin();
    await sendParts(site, accessToken, scan);
    const restore = replaceMethod(site.store, method, () =>
      Promise.reject(Object.assign(new Error('away'), { name: 'TimeoutError' })),
    );
    expect((await finish(scan)).code).toBe(CODES.unavailable);
    restore();
    expect(await roomOf(site, person.orgId)).toEqual(EXPECTED);
    expect((await finish(scan)).data.tag).toBe('uploaded');
    expect(await roomOf(site, person.orgId)).toEqual(ARRIVED);
  },
);
