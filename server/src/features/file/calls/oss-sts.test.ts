import { randomUUID } from 'node:crypto';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { CODES } from '@archway/contract/codes';
import { ossSts } from '@archway/contract/file/calls';
import { logout } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { runJob } from '../../../testing/jobs.ts';
import { grant, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { beginScan, sendScan, type BegunScan } from '../../../testing/scans.ts';
import { roomOf } from '../../../testing/storage.ts';
import { storeClient } from '../../../testing/store-client.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { sweepUploads } from '../jobs/sweep-uploads.ts';

let site: TestSite;
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  [person, colleague] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});
afterAll(() => site.close());

const ask = (fileId: string, token = accessToken) => site.call(ossSts, { fileId }, { accessToken: token });
async function credentialsFor(scan: BegunScan, token = accessToken) {
  const { data } = await ask(scan.fileId, token);
  const { bucket: Bucket, prefix: Key } = data;
  const client = storeClient(site.config, data);
  return {
    client,
    Bucket,
    Key,
    put: (Body: Uint8Array) => client.send(new PutObjectCommand({ Bucket, Key, Body })),
  };
}
const sweep = () => runJob(site, sweepUploads, { orgId: person.orgId, input: {} });

test('credentials of 15 minutes for one announced upload, and the place they are for', async () => {
  const scan = await beginScan(site, accessToken);
  const { code, data } = await ask(scan.fileId);
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({
    prefix: scan.key,
    endpoint: site.config.FILES_ORIGIN,
    region: site.config.S3_REGION,
    bucket: site.config.S3_BUCKET,
  });
  const left = Date.parse(data.expiresAt) - Date.now();
  expect(left).toBeGreaterThan(14 * 60_000);
  expect(left).toBeLessThanOrEqual(15 * 60_000 + 1_000);
});

test('they put that one object, read nothing, and reach nothing beside it', async () => {
  const [scan, other] = [await beginScan(site, accessToken), await beginScan(site, accessToken)];
  const { client, Bucket, Key, put } = await credentialsFor(scan);
  await put(scan.bytes);
  const refused = { $metadata: { httpStatusCode: 403 } };
  await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject(refused);
  await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject(refused);
  const beside = [
    other.key,
    `${scan.key}x`,
    `${scan.key}/x`,
    `upload/${person.orgId}/${colleague.userCode}/x`,
  ];
  for (const key of beside)
    await expect(
      client.send(new PutObjectCommand({ Bucket, Key: key, Body: 'solid' })),
    ).rejects.toMatchObject(refused);
});

test("none for what was not announced, is over, or is somebody else's", async () => {
  expect((await ask(randomUUID())).code).toBe(CODES.notFound);
  expect((await ask(await sendScan(site, accessToken))).code).toBe(CODES.conflict);
  const scan = await beginScan(site, accessToken);
  const stranger = (await makeOrganization(site)).people[0];
  for (const other of [colleague, stranger])
    expect((await ask(scan.fileId, await signIn(site, other))).code).toBe(CODES.notFound);
});

test('what is longer than announced goes, and what is as announced stays', async () => {
  const [long, right] = [await beginScan(site, accessToken), await beginScan(site, accessToken)];
  await (await credentialsFor(long)).put(Buffer.concat([long.bytes, Buffer.from('more')]));
  await (await credentialsFor(right)).put(right.bytes);
  await sweep();
  expect(await site.store.head(long.key)).toBeNull();
  expect((await site.store.head(right.key))?.size).toBe(right.bytes.length);
});

test('what comes for a session that is over goes within the hour, and its room with it', async () => {
  const token = await signIn(site, person);
  const before = await roomOf(site, person.orgId);
  const scan = await beginScan(site, token);
  const { put } = await credentialsFor(scan, token);
  await site.call(logout, {}, { accessToken: token });
  await put(scan.bytes);
  expect((await site.store.head(scan.key))?.size).toBe(scan.bytes.length);
  const { rows } = await site.queue.query<{ count: number }>('select sweep_uploads() as count');
  expect(rows[0]?.count).toBeGreaterThan(0);
  await sweep();
  expect(await site.store.head(scan.key)).toBeNull();
  expect(await roomOf(site, person.orgId)).toEqual(before);
});

test('only for those who may save cases', async () => {
  await rowsAs(
    site.owner,
    person.orgId,
    `delete from role_menu where org_id = app_org() and menu_id = 'caseManagement.save'`,
  );
  expect((await ask(randomUUID(), await signIn(site, colleague))).code).toBe(CODES.noPerm);
  await grant(site, colleague, 'caseManagement.save');
  const token = await signIn(site, colleague);
  const scan = await beginScan(site, token);
  expect((await ask(scan.fileId, token)).data.prefix).toBe(scan.key);
});
