import { getStorageUsage } from '@archway/contract/storage/calls';
import { DEFAULT_STORAGE_BYTES } from '@archway/rules/uploads';
import { beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeAll(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

const asked = async () => (await site.call(getStorageUsage, {}, { accessToken })).data;

test('who has sent nothing yet has all of it, as the table itself would give', async () => {
  expect(await asked()).toEqual({ usedBytes: 0, limitBytes: DEFAULT_STORAGE_BYTES });
  await rowsAs(site.owner, person.orgId, 'insert into storage (org_id) values (app_org())');
  expect(await asked()).toEqual({ usedBytes: 0, limitBytes: DEFAULT_STORAGE_BYTES });
});

test('what is on its way counts as used', async () => {
  await rowsAs(
    site.owner,
    person.orgId,
    'update storage set used_bytes = 700, reserved_bytes = 50, limit_bytes = 1000 where org_id = app_org()',
  );
  expect(await asked()).toEqual({ usedBytes: 750, limitBytes: 1_000 });
});
