import { expect, test } from 'vitest';
import { inTransaction } from '../platform/db/transaction.ts';
import { openSite } from '../testing/file-site.ts';
import { makeOrganization } from '../testing/people.ts';
import { listFileUses } from '../features/file/file-uses.repository.ts';

const site = await openSite();

test('who uses files is read from the foreign keys', async () => {
  const [{ orgId }] = (await makeOrganization(site)).people;
  expect(await inTransaction(site.db, { orgId }, listFileUses)).toEqual([
    { relation: 'dentist_signature', column: 'file_id' },
    { relation: 'member', column: 'avatar_file' },
    { relation: 'order_attachment', column: 'file_id' },
    { relation: 'order_grant', column: 'held_file' },
    { relation: 'order_revision', column: 'signature_file' },
    { relation: 'organization', column: 'license_upload' },
    { relation: 'organization', column: 'logo_file' },
  ]);
});
