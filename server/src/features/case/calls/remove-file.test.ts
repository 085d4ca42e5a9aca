import { randomUUID } from 'node:crypto';
import { addCaseFiles, removeCaseFile } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { addUpload, makeCase, narrowScope, type FileGiven } from '../../../testing/cases.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let caseId: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  caseId = await makeCase(site, accessToken);
});

const remove = (fileId: string, token = accessToken, from = caseId) =>
  site.call(removeCaseFile, { caseId: from, fileId }, { accessToken: token });
async function added(given: FileGiven = {}): Promise<string> {
  const fileId = await addUpload(site, administrator, given);
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  return fileId;
}

test('takes a file out, sent or not, and the case follows those that are left', async () => {
  const slow = await added({ tag: 'uploading' });
  const done = await added({ tag: 'finished' });
  const { code, data } = await remove(slow, await signIn(site, dentist));
  expect([code, data.state, data.files.map(({ fileId }) => fileId)]).toEqual([
    CODES.ok,
    'scanCompleted',
    [done],
  ]);
  expect((await remove(done)).data).toMatchObject({ state: 'registered', files: [] });
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select actor, object, detail from audit where call = 'case/removeFile' order by at limit 1`,
  );
  expect(left).toEqual([{ actor: dentist.userCode, object: caseId, detail: { file: slow } }]);
});

test('the file itself is left to the sweep', async () => {
  const fileId = await added({ tag: 'finished' });
  await remove(fileId);
  const rows = await rowsAs(
    site.owner,
    administrator.orgId,
    `select f.removed_at is null as kept, c.removed_at is not null as out
     from file f join case_file c on c.file_id = f.id where f.id = $1`,
    [fileId],
  );
  expect(rows).toEqual([{ kept: true, out: true }]);
});

test('what came out of an archive stays', async () => {
  const archive = await addUpload(site, administrator, { kind: 'archive', name: 'a.zip', tag: 'finished' });
  const inside = await addUpload(site, administrator, { tag: 'finished', fromArchive: archive });
  await site.call(addCaseFiles, { caseId, fileIds: [archive] }, { accessToken });
  expect((await remove(archive)).data.files.map(({ fileId }) => fileId)).toEqual([inside]);
});

test('a file that is not in the case, or not any more, is not there', async () => {
  const fileId = await added();
  expect((await remove(randomUUID())).code).toBe(CODES.notFound);
  expect((await remove(fileId, accessToken, await makeCase(site, accessToken))).code).toBe(CODES.notFound);
  await remove(fileId);
  expect((await remove(fileId)).code).toBe(CODES.notFound);
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  const fileId = await added();
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await remove(fileId, stranger)).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  expect((await remove(fileId, await signIn(site, dentist))).code).toBe(CODES.notFound);
});
