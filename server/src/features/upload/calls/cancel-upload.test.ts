import { randomBytes, randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import {
  cancelUpload,
  finishUpload,
  signParts,
  startUpload,
  uploadState,
} from '@archway/contract/file/calls';
import { PART_BYTES } from '@archway/rules/uploads';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { addUpload } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { replaceMethod } from '../../../testing/replace-method.ts';
import { beginScan, sendParts, sendScan } from '../../../testing/scans.ts';
import { runWaitingJobs } from '../../../testing/jobs.ts';
import { abortUpload } from '../../file/public.ts';
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

const cancel = (fileId: string, options: SendOptions = {}) =>
  site.call(cancelUpload, { fileId }, { accessToken, ...options });
async function begunInStore(): Promise<string[]> {
  const keys = [];
  for await (const { key } of site.store.listUploads(`upload/${person.orgId}/`)) keys.push(key);
  return keys;
}

test('gives room and parts back, and what comes late is refused', async () => {
  const scan = await beginScan(site, accessToken, { bytes: randomBytes(PART_BYTES + 1) });
  const { fileId } = scan;
  await sendParts(site, accessToken, scan, [1]);
  const { data } = await site.call(signParts, { fileId, partNumbers: [2] }, { accessToken });
  expect((await cancel(fileId)).code).toBe(CODES.ok);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
  await runWaitingJobs(site, [abortUpload]);
  expect(await begunInStore()).toEqual([]);
  expect((await fetchFile(data.parts[0]?.url ?? '', { method: 'PUT', body: 'x' })).status).toBe(404);
  for (const gone of [
    await site.call(finishUpload, { fileId, sha256: scan.sha256 }, { accessToken }),
    await site.call(uploadState, { fileId }, { accessToken }),
    await cancel(fileId),
  ])
    expect(gone.code).toBe(CODES.notFound);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
});

test('others who wait for it are told, and it leaves an audit row', async () => {
  const { fileId } = await beginScan(site, accessToken);
  await cancel(fileId);
  const told = await rowsAs(
    site.owner,
    person.orgId,
    `select name, payload from outbox where payload->>'fileId' = $1`,
    [fileId],
  );
  expect(told).toEqual([{ name: 'file.abandoned', payload: { fileId, kind: 'scan' } }]);
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select actor from audit where call = 'file/cancelUpload' and object = $1`,
    [fileId],
  );
  expect(rows).toEqual([{ actor: person.userCode }]);
});

test('also of a photo, which takes no room; a picture of a person is nobody’s business', async () => {
  const photo = await addUpload(site, person, { kind: 'photo', name: 'face.png' });
  const avatar = await addUpload(site, person, { kind: 'avatar', name: 'me.png' });
  for (const fileId of [photo, avatar]) expect((await cancel(fileId)).code).toBe(CODES.ok);
  const told = await rowsAs(
    site.owner,
    person.orgId,
    `select payload from outbox where org_id = app_org() and name = 'file.abandoned'`,
  );
  expect(told).toEqual([{ payload: { fileId: photo, kind: 'photo' } }]);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
});

test('the same idempotency key twice releases the reserved space once, also beside another upload', async () => {
  await beginScan(site, accessToken, { bytes: Buffer.alloc(7) });
  const { fileId } = await beginScan(site, accessToken, { bytes: Buffer.alloc(100) });
  const idempotencyKey = randomUUID();
  await Promise.all([cancel(fileId, { idempotencyKey }), cancel(fileId, { idempotencyKey }), cancel(fileId)]);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 7 });
});

test('canceling and finishing at the same moment: one of them, and the room is exact', async () => {
  for (let i = 0; i < 5; i += 1) {
    const before = await roomOf(site, person.orgId);
    const scan = await beginScan(site, accessToken, { bytes: randomBytes(100) });
    await sendParts(site, accessToken, scan);
    const { fileId, sha256 } = scan;
    const [canceled, finished] = await Promise.all([
      cancel(fileId),
      site.call(finishUpload, { fileId, sha256 }, { accessToken }),
    ]);
    expect([
      [CODES.ok, CODES.notFound],
      [CODES.conflict, CODES.ok],
    ]).toContainEqual([canceled.code, finished.code]);
    const used = before.used + (finished.code === CODES.ok ? 100 : 0);
    expect(await roomOf(site, person.orgId)).toEqual({ used, reserved: 0 });
  }
});

test('not what has arrived, nor what is not the own', async () => {
  const arrived = await sendScan(site, accessToken, { bytes: Buffer.alloc(9) });
  expect((await cancel(arrived)).code).toBe(CODES.conflict);
  const { fileId } = await beginScan(site, accessToken, { bytes: Buffer.alloc(9) });
  const stranger = (await makeOrganization(site)).people[0];
  for (const other of [colleague, stranger])
    expect((await cancel(fileId, { accessToken: await signIn(site, other) })).code).toBe(CODES.notFound);
  expect((await cancel(randomUUID())).code).toBe(CODES.notFound);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 9, reserved: 9 });
});

test('a photo is given up too, and has no room to give', async () => {
  const input = { kind: 'photo', name: 'a.png', size: 5 } as const;
  const { data } = await site.call(startUpload, input, { accessToken });
  expect((await cancel(data.fileId)).code).toBe(CODES.ok);
  expect((await cancel(data.fileId)).code).toBe(CODES.notFound);
});

test('with the store away it is given up all the same, and a worker tells the store later', async () => {
  const { fileId } = await beginScan(site, accessToken, { bytes: Buffer.alloc(9) });
  const restore = replaceMethod(site.store, 'abortUpload', () =>
    Promise.reject(Object.assign(new Error('away'), { name: 'TimeoutError' })),
  );
  expect((await cancel(fileId)).code).toBe(CODES.ok);
  restore();
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
  await runWaitingJobs(site, [abortUpload]);
  expect(await begunInStore()).toEqual([]);
});
