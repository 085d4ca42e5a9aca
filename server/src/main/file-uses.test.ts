import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/db/transaction.ts';
import { makeOrganization } from '../testing/people.ts';
import { openTestSite, type TestSite } from '../testing/site.ts';
import { listFileUses } from '../features/file/file-uses.repository.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('who uses files is read from the foreign keys', async () => {
  const [{ orgId }] = (await makeOrganization(site)).people;
  expect(await inTransaction(site.db, { orgId }, listFileUses)).toEqual([
    { relation: 'dentist_signature', column: 'file_id' },
    { relation: 'member', column: 'avatar_file' },
    { relation: 'organization', column: 'license_upload' },
    { relation: 'organization', column: 'logo_file' },
  ]);
});
