import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { CODES } from '@archway/contract/core/codes';
import { ossSts } from '@archway/contract/file/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { grant, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { storeClient } from '../../../testing/store-client.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

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

const ask = (token = accessToken) => site.call(ossSts, {}, { accessToken: token });

test("credentials of 15 minutes for the caller's own prefix, and the place they are for", async () => {
  const { code, data } = await ask();
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({
    prefix: `upload/${person.orgId}/${person.userCode}/`,
    endpoint: site.config.FILES_ORIGIN,
    region: site.config.S3_REGION,
    bucket: site.config.S3_BUCKET,
  });
  const left = Date.parse(data.expiresAt) - Date.now();
  expect(left).toBeGreaterThan(14 * 60_000);
  expect(left).toBeLessThanOrEqual(15 * 60_000 + 1_000);
});

test('they put objects there, read nothing, and reach no colleague', async () => {
  const { data } = await ask();
  const store = storeClient(site.config, data);
  const [Bucket, Key] = [data.bucket, `${data.prefix}whole.stl`];
  await store.send(new PutObjectCommand({ Bucket, Key, Body: 'solid' }));
  const refused = { $metadata: { httpStatusCode: 403 } };
  await expect(store.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject(refused);
  const beside = `upload/${person.orgId}/${colleague.userCode}/whole.stl`;
  await expect(
    store.send(new PutObjectCommand({ Bucket, Key: beside, Body: 'solid' })),
  ).rejects.toMatchObject(refused);
  await site.store.delete(Key);
});

test('only for those who may save cases', async () => {
  await rowsAs(
    site.owner,
    person.orgId,
    `delete from role_menu where org_id = app_org() and menu_id = 'caseManagement.save'`,
  );
  expect((await ask(await signIn(site, colleague))).code).toBe(CODES.noPerm);
  await grant(site, colleague, 'caseManagement.save');
  const { data } = await ask(await signIn(site, colleague));
  expect(data.prefix).toBe(`upload/${colleague.orgId}/${colleague.userCode}/`);
});
