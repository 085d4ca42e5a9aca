import { randomUUID } from 'node:crypto';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { CODES } from '@archway/contract/codes';
import { ossSts } from '@archway/contract/file/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { grant, makeOrganization, signIn } from '../../../testing/people.ts';
import { beginScan, sendScan } from '../../../testing/scans.ts';
import { credentialsFor } from '../../../testing/upload-credentials.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const ask = (fileId: string, token = accessToken) => site.call(ossSts, { fileId }, { accessToken: token });

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
  const { client, Bucket, Key, put } = await credentialsFor(site, accessToken, scan);
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
