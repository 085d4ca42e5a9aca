import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { cancelUpload, startUpload, uploadState } from '@archway/contract/file/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { fetchFile } from '../../testing/files-host.ts';
import { inTenant } from '../../testing/in-tenant.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';
import { beginScan, sendScan } from '../../testing/scans.ts';
import { readFiles, touchCaseUpload } from './public.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const touch = (fileId: string, owner = person) =>
  inTenant(site, owner.orgId, (tx) => touchCaseUpload(tx, owner, fileId));
const read = (ids: string[], orgId = person.orgId) =>
  inTenant(site, orgId, async (tx) => (await readFiles(tx, orgId, ids)).map(({ id }) => id));
const startSmall = async (kind: 'photo' | 'avatar') =>
  (await site.call(startUpload, { kind, name: 'a.png', size: 5 }, { accessToken })).data.fileId;

test('scans, archives and photos may become part of a case, however far they have come', async () => {
  const ids = [
    (await beginScan(site, accessToken)).fileId,
    await sendScan(site, accessToken),
    await sendScan(site, accessToken, { kind: 'archive' }),
    await startSmall('photo'),
  ];
  for (const id of ids) expect((await touch(id))?.id).toBe(id);
  expect(await touch(await startSmall('avatar'))).toBeUndefined();
  expect(await touch(randomUUID())).toBeUndefined();
});

test("nobody else's may, nor what was given up", async () => {
  const { fileId } = await beginScan(site, accessToken);
  expect(await touch(fileId, colleague)).toBeUndefined();
  expect(await touch(fileId, (await makeOrganization(site)).people[0])).toBeUndefined();
  await site.call(cancelUpload, { fileId }, { accessToken });
  expect(await touch(fileId)).toBeUndefined();
});

test('whoever touches it keeps it from being swept', async () => {
  const { fileId } = await beginScan(site, accessToken);
  await site.shiftClock('20 hours');
  await touch(fileId);
  await site.shiftClock('0');
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select updated_at > created_at + interval '19 hours' as touched from file where id = $1`,
    [fileId],
  );
  expect(rows).toEqual([{ touched: true }]);
});

test('files are read by all of the organization, without those that are gone', async () => {
  const [one, two] = [await sendScan(site, accessToken), (await beginScan(site, accessToken)).fileId];
  expect((await read([one, two, randomUUID()])).toSorted()).toEqual([one, two].toSorted());
  expect(await read([])).toEqual([]);
  expect(await read([one], (await makeOrganization(site)).orgId)).toEqual([]);
  await site.call(cancelUpload, { fileId: two }, { accessToken });
  expect(await read([one, two])).toEqual([one]);
});

test('a scan that no worker can read says so, and is handed over as it came', async () => {
  const fileId = await sendScan(site, accessToken, { name: 'upper.ply' });
  const key = `org/${person.orgId}/2026/${'0'.repeat(64)}`;
  await site.store.put(key, Buffer.from('ply'), 'application/octet-stream');
  await rowsAs(
    site.owner,
    person.orgId,
    `update file set code = $2, content_key = $3, content_type = 'application/octet-stream' where id = $1`,
    [fileId, CODES.processingFailed, key],
  );
  const { data } = await site.call(uploadState, { fileId }, { accessToken });
  expect(data).toMatchObject({ tag: 'uploaded', code: CODES.processingFailed });
  const { headers } = await fetchFile(data.url ?? '');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="upper.ply"/);
  await site.store.delete(key);
});
