import { randomBytes, randomUUID } from 'node:crypto';
import { startUpload } from '@archway/contract/file/calls';
import { PART_BYTES } from '@archway/rules/uploads';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { addOrder } from '../../../testing/order-rows.ts';
import { replaceMethod } from '../../../testing/replace-method.ts';
import { beginScan, sendParts, sendScan } from '../../../testing/scans.ts';
import { roomOf } from '../../../testing/storage.ts';
import { sweepUnused } from '../../../testing/sweep-files.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeEach(async () => {
  await site.shiftClock('0');
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

async function sweepAfter(time: string): Promise<void> {
  await site.shiftClock(time);
  await sweepUnused(site);
}

const rows = <R extends Record<string, unknown>>(query: string, values: unknown[] = []) =>
  rowsAs<R>(site.owner, person.orgId, query, values);
const idsLeft = async () =>
  (await rows<{ id: string }>('select id from file where org_id = app_org() order by id')).map(
    ({ id }) => id,
  );
async function objectsLeft(): Promise<string[]> {
  const keys = [];
  for (const prefix of ['upload', 'org'])
    for await (const { key } of site.store.list(`${prefix}/${person.orgId}/`)) keys.push(key);
  return keys;
}
async function uploadsLeft(): Promise<string[]> {
  const keys = [];
  for await (const { key } of site.store.listUploads(`upload/${person.orgId}/`)) keys.push(key);
  return keys;
}
const left = async () => ({
  files: await idsLeft(),
  objects: await objectsLeft(),
  uploads: await uploadsLeft(),
  room: await roomOf(site, person.orgId),
});
const NOTHING = { files: [], objects: [], uploads: [], room: { used: 0, reserved: 0 } };

/** An object of this organization's, where what was made of files lies. */
async function putObject(): Promise<string> {
  const key = `org/${person.orgId}/2026/${randomBytes(32).toString('hex')}`;
  await site.store.put(key, Buffer.from('x'), 'model/stl');
  return key;
}

/** As workers leave it: checked, kept under its hash, and with three objects to look at. */
async function finishScan(fileId: string, derived?: string[]): Promise<string[]> {
  const content = await putObject();
  const made = derived ?? [await putObject(), await putObject(), await putObject()];
  await rows(
    `update file set tag = 'finished', content_key = $2, content_type = 'model/stl', sha256 = announced_sha256
     where id = $1`,
    [fileId, content],
  );
  await rows(
    `insert into scan (org_id, file_id, step, preview_key, full_key, thumbnail_key)
     values (app_org(), $1, 'done', $2, $3, $4)`,
    [fileId, ...made],
  );
  return [content, ...made];
}

async function attach(...fileIds: string[]): Promise<void> {
  const caseId = randomUUID();
  await rows(
    `insert into patient_case (org_id, id, code, name, created_by) values (app_org(), $1::uuid, $1::text, 'A case', $2)`,
    [caseId, person.userCode],
  );
  for (const fileId of fileIds)
    await rows('insert into case_file (org_id, case_id, file_id) values (app_org(), $1, $2)', [
      caseId,
      fileId,
    ]);
}
const detach = (fileId: string) =>
  rows('update case_file set removed_at = app_now() where file_id = $1', [fileId]);

test('an upload that was left goes after a day, with its parts and its room', async () => {
  const scan = await beginScan(site, accessToken, { bytes: randomBytes(PART_BYTES + 5) });
  await sendParts(site, accessToken, scan, [1]);
  const { fileId, key } = scan;
  const room = { used: 0, reserved: PART_BYTES + 5 };
  await sweepAfter('23 hours');
  expect(await left()).toEqual({ files: [fileId], objects: [], uploads: [key], room });
  await sweepAfter('25 hours');
  expect(await left()).toEqual(NOTHING);
});

test('it goes also when a case waits for it, which is told, and can still be found for a day', async () => {
  const { fileId } = await beginScan(site, accessToken);
  await attach(fileId);
  await sweepAfter('25 hours');
  expect(await left()).toEqual({ ...NOTHING, files: [fileId] });
  expect(
    await rows(`select payload from outbox where name = 'file.abandoned' and payload->>'fileId' = $1`, [
      fileId,
    ]),
  ).toEqual([{ payload: { fileId, kind: 'scan' } }]);
  await sweepAfter('50 hours');
  expect(await left()).toEqual(NOTHING);
  expect(await rows('select from case_file where file_id = $1', [fileId])).toEqual([]);
});

test('what a case has stays with all that was made of it, and goes as a whole when it is taken out', async () => {
  const fileId = await sendScan(site, accessToken, { bytes: randomBytes(500) });
  const made = await finishScan(fileId);
  await attach(fileId);
  await sweepAfter('3 days');
  const room = { used: 500, reserved: 0 };
  expect(await left()).toEqual({ files: [fileId], objects: made.toSorted(), uploads: [], room });
  await detach(fileId);
  await sweepAfter('32 days');
  expect(await left()).toEqual({ files: [fileId], objects: made.toSorted(), uploads: [], room });
  await sweepAfter('34 days');
  expect(await left()).toEqual(NOTHING);
  await sweepAfter('35 days');
  expect((await left()).room).toEqual(NOTHING.room);
});

test('what was never put into a case goes, and its room is given back once', async () => {
  const [one, two] = [
    await sendScan(site, accessToken, { bytes: randomBytes(500) }),
    await sendScan(site, accessToken, { bytes: randomBytes(70) }),
  ];
  await finishScan(one);
  const kept = await finishScan(two);
  await attach(two);
  const restore = replaceMethod(site.store, 'delete', () => Promise.reject(new Error('away')));
  await expect(sweepAfter('25 hours')).rejects.toThrow('away');
  restore();
  expect((await left()).room).toEqual({ used: 70, reserved: 0 });
  await sweepAfter('26 hours');
  expect(await left()).toEqual({
    files: [two],
    objects: kept.toSorted(),
    uploads: [],
    room: { used: 70, reserved: 0 },
  });
});

test('objects that two scans share stay as long as one of them', async () => {
  const [one, two] = [await sendScan(site, accessToken), await sendScan(site, accessToken)];
  const [, ...shared] = await finishScan(one);
  const kept = await finishScan(two, shared);
  await attach(two);
  await sweepAfter('25 hours');
  expect(await left()).toMatchObject({ files: [two], objects: kept.toSorted() });
});

/** As workers leave what is clean and whole, but nothing they can read. */
async function failScan(fileId: string): Promise<string> {
  const content = await putObject();
  await rows(`update file set code = 2019, content_key = $2, content_type = 'model/stl' where id = $1`, [
    fileId,
    content,
  ]);
  return content;
}

test('what waits for a worker stays; what no worker can read goes when nobody has it', async () => {
  const [waiting, failed, wanted] = [
    await sendScan(site, accessToken, { bytes: randomBytes(30) }),
    await sendScan(site, accessToken, { bytes: randomBytes(40) }),
    await sendScan(site, accessToken, { bytes: randomBytes(50) }),
  ];
  await failScan(failed);
  const kept = await failScan(wanted);
  await attach(wanted);
  await sweepAfter('3 days');
  expect(await left()).toEqual({
    files: [waiting, wanted].toSorted(),
    // Of the one in the case what was kept of it is enough.
    objects: [`upload/${person.orgId}/${person.userCode}/${waiting}`, kept],
    uploads: [],
    room: { used: 80, reserved: 0 },
  });
});

test('of what was refused the room has been given back already', async () => {
  const fileId = await sendScan(site, accessToken, { bytes: randomBytes(30) });
  await rows(`update file set tag = 'uploadFail', code = 2019 where id = $1`, [fileId]);
  await rows('update storage set used_bytes = 0 where org_id = app_org()');
  await sweepAfter('25 hours');
  expect(await left()).toEqual(NOTHING);
});

test('an archive stays as long as something that came out of it is used, and counts alone', async () => {
  const archive = await sendScan(site, accessToken, { kind: 'archive', bytes: randomBytes(900) });
  const kept = await finishScan(archive);
  const inside = randomUUID();
  await rows(
    `insert into file (org_id, id, kind, name, size, tag, upload_key, content_key, content_type, owner_code, from_archive)
     values (app_org(), $1, 'scan', 'upper.stl', 5000, 'finished', '', $2, 'model/stl', $3, $4)`,
    [inside, await putObject(), person.userCode, archive],
  );
  await attach(inside);
  await sweepAfter('25 hours');
  const first = await left();
  expect(first.files).toEqual([archive, inside].toSorted());
  expect(first.objects).toEqual(expect.arrayContaining(kept));
  expect(first.room).toEqual({ used: 900, reserved: 0 });
  await detach(inside);
  await sweepAfter('30 days');
  expect((await left()).files).toEqual([archive, inside].toSorted());
  await sweepAfter('32 days');
  expect(await left()).toEqual(NOTHING);
});

test('what was unpacked while its archive was out of the case stays as long as the archive', async () => {
  const archive = await sendScan(site, accessToken, { kind: 'archive', bytes: randomBytes(900) });
  await finishScan(archive);
  await attach(archive);
  await detach(archive);
  const inside = randomUUID();
  await rows(
    `insert into file (org_id, id, kind, name, size, tag, upload_key, content_key, content_type, owner_code, from_archive)
     values (app_org(), $1, 'scan', 'upper.stl', 5000, 'finished', '', $2, 'model/stl', $3, $4)`,
    [inside, await putObject(), person.userCode, archive],
  );
  await sweepAfter('29 days');
  expect((await left()).files).toEqual([archive, inside].toSorted());
  await sweepAfter('31 days');
  expect(await left()).toEqual(NOTHING);
});

test('uploads in the store without a row end when they are old', async () => {
  const prefix = `upload/${person.orgId}/${person.userCode}/`;
  await site.store.startUpload(`${prefix}by-credentials`, 'model/stl');
  // Begun by a call whose transaction failed afterwards.
  const restore = replaceMethod(site.store, 'startUpload', async (key) => {
    await site.store.head(key);
    restore();
    await site.store.startUpload(key, 'model/stl');
    throw new Error('died');
  });
  const input = { kind: 'scan', name: 'a.stl', size: 5 } as const;
  await site.call(startUpload, input, { accessToken });
  // The object came by another way, so these parts were never put together.
  const sent = await beginScan(site, accessToken);
  await rows(`update file set tag = 'uploaded' where id = $1`, [sent.fileId]);
  await sweepAfter('23 hours');
  expect((await uploadsLeft()).length).toBe(3);
  await sweepAfter('25 hours');
  expect(await uploadsLeft()).toEqual([]);
});

test('one that goes on is left alone, however old it is', async () => {
  const scan = await beginScan(site, accessToken);
  await site.shiftClock('23 hours');
  await rows('update file set updated_at = app_now() where id = $1', [scan.fileId]);
  await sweepAfter('30 hours');
  expect(await uploadsLeft()).toEqual([scan.key]);
  accessToken = await signIn(site, person);
  await sendParts(site, accessToken, scan);
});

test('what a lab may read stays when it is taken out of the case, with its copy, until it may no longer', async () => {
  const fileId = await sendScan(site, accessToken, { bytes: randomBytes(500) });
  const made = await finishScan(fileId);
  const copy = await putObject();
  await attach(fileId);
  const lab = { orgId: randomUUID() };
  const { orderId } = await addOrder(site, person.orgId, { caseId: randomUUID(), lab });
  await rows(
    `insert into order_grant (org_id, id, counterpart, order_id, revision, attempt, file_id, held_file, kind, role,
       name, size, content_key, looks)
     values (app_org(), $1, $2, $3, 1, 1, $4, $4, 'scan', 'upper', 'upper.stl', 500, $5, '{}')`,
    [randomUUID(), lab.orgId, orderId, fileId, copy],
  );
  await detach(fileId);
  await sweepAfter('34 days');
  const { files, objects } = await left();
  expect([files, objects]).toEqual([[fileId], [...made, copy].toSorted()]);
  await rows('update order_grant set held_file = null, ended_at = app_now() where file_id = $1', [fileId]);
  await sweepAfter('35 days');
  expect(await left()).toEqual(NOTHING);
});
