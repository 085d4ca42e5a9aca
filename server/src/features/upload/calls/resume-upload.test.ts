import { randomBytes, randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { finishUpload, resumeUpload } from '@archway/contract/file/calls';
import { PART_BYTES } from '@archway/rules/uploads';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { putPart } from '../../../testing/store-client.ts';
import { beginScan, sendParts, sendScan } from '../../../testing/scans.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const resume = (fileId: string, token = accessToken) =>
  site.call(resumeUpload, { fileId }, { accessToken: token });
const begin = () => beginScan(site, accessToken, { bytes: randomBytes(2 * PART_BYTES + 7) });
async function uploadIdOf(fileId: string): Promise<string> {
  const rows = await rowsAs<{ upload_id: string }>(
    site.owner,
    person.orgId,
    'select upload_id from file where id = $1',
    [fileId],
  );
  return rows[0]?.upload_id ?? '';
}

test('tells which parts have come, and all about the upload that is needed to go on', async () => {
  const scan = await begin();
  const { fileId, key } = scan;
  const told = { fileId, key, partSize: PART_BYTES, parts: 3, name: 'upper.stl', size: 2 * PART_BYTES + 7 };
  expect((await resume(fileId)).data).toEqual({ ...told, sent: [] });
  await sendParts(site, accessToken, scan, [3, 1]);
  expect((await resume(fileId)).data).toEqual({ ...told, sent: [1, 3] });
  await sendParts(site, accessToken, scan, [2]);
  expect((await resume(fileId)).data.sent).toEqual([1, 2, 3]);
  const { data } = await site.call(finishUpload, { fileId, sha256: scan.sha256 }, { accessToken });
  expect(data.tag).toBe('uploaded');
});

test('a part of the wrong size, or beyond the last, counts for nothing', async () => {
  const scan = await begin();
  const uploadId = await uploadIdOf(scan.fileId);
  await sendParts(site, accessToken, scan, [2]);
  for (const partNumber of [1, 4]) await putPart(site, { key: scan.key, uploadId, partNumber }, 'short');
  expect((await resume(scan.fileId)).data.sent).toEqual([2]);
});

test('put together already, by a call that died: everything has come', async () => {
  const scan = await begin();
  await sendParts(site, accessToken, scan);
  const uploadId = await uploadIdOf(scan.fileId);
  await site.store.completeUpload(scan.key, uploadId, (await site.store.listParts(scan.key, uploadId)) ?? []);
  expect((await resume(scan.fileId)).data.sent).toEqual([1, 2, 3]);
});

test('what the store has forgotten cannot be gone on with', async () => {
  const { fileId, key } = await begin();
  await site.store.abortUpload(key, await uploadIdOf(fileId));
  expect((await resume(fileId)).code).toBe(CODES.conflict);
});

test("nobody else's, and not what has arrived", async () => {
  const { fileId } = await begin();
  const stranger = (await makeOrganization(site)).people[0];
  for (const other of [colleague, stranger])
    expect((await resume(fileId, await signIn(site, other))).code).toBe(CODES.notFound);
  expect((await resume(randomUUID())).code).toBe(CODES.notFound);
  expect((await resume(await sendScan(site, accessToken))).code).toBe(CODES.conflict);
});
