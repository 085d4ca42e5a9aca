import { randomUUID } from 'node:crypto';
import { addCaseFiles, removeCaseFile, restoreCaseFile } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { addUpload, makeCase, narrowScope, type FileGiven } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let caseId: string;
beforeEach(async () => {
  await site.shiftClock('0');
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  caseId = await makeCase(site, accessToken);
});

const of = (fileId: string, from = caseId) => ({ caseId: from, fileId });
const restore = (fileId: string, token = accessToken, into = caseId) =>
  site.call(restoreCaseFile, of(fileId, into), { accessToken: token });
async function removed(given: FileGiven = { tag: 'finished' }): Promise<string> {
  const fileId = await addUpload(site, administrator, given);
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  await site.call(removeCaseFile, of(fileId), { accessToken });
  return fileId;
}

test("puts a colleague's file back, and the case follows it", async () => {
  const fileId = await removed();
  const { code, data } = await restore(fileId, await signIn(site, dentist));
  expect([code, data.state, data.files.map((file) => file.fileId)]).toEqual([
    CODES.ok,
    'scanCompleted',
    [fileId],
  ]);
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select actor, object, detail from audit where call = 'case/restoreFile'`,
  );
  expect(left).toEqual([{ actor: dentist.userCode, object: caseId, detail: { file: fileId } }]);
});

test('a second time changes nothing', async () => {
  const fileId = await removed();
  await restore(fileId);
  expect((await restore(fileId)).data.files).toHaveLength(1);
});

test('with an archive comes what was unpacked while it was out, and what was taken out by itself stays out', async () => {
  const archive = await addUpload(site, administrator, { kind: 'archive', name: 'a.zip', tag: 'finished' });
  const early = await addUpload(site, administrator, { tag: 'finished', fromArchive: archive });
  await site.call(addCaseFiles, { caseId, fileIds: [archive] }, { accessToken });
  for (const fileId of [early, archive]) await site.call(removeCaseFile, of(fileId), { accessToken });
  const late = await addUpload(site, administrator, { tag: 'finished', fromArchive: archive });
  const { data } = await restore(archive);
  expect(data.files.map(({ fileId }) => fileId).toSorted()).toEqual([archive, late].toSorted());
});

test('after 30 days, once swept, or put into another case meanwhile, it is not there', async () => {
  const [late, swept, elsewhere] = [await removed(), await removed(), await removed()];
  await rowsAs(site.owner, administrator.orgId, `update file set removed_at = app_now() where id = $1`, [
    swept,
  ]);
  expect((await restore(swept)).code).toBe(CODES.notFound);
  const other = await makeCase(site, accessToken);
  await site.call(addCaseFiles, { caseId: other, fileIds: [elsewhere] }, { accessToken });
  expect((await restore(elsewhere)).code).toBe(CODES.notFound);
  await site.shiftClock('30 days 1 minute');
  expect((await restore(late, await signIn(site, administrator))).code).toBe(CODES.notFound);
});

test('a file that was never in the case is not there', async () => {
  expect((await restore(randomUUID())).code).toBe(CODES.notFound);
  const fileId = await removed();
  expect((await restore(fileId, accessToken, await makeCase(site, accessToken))).code).toBe(CODES.notFound);
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  const fileId = await removed();
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await restore(fileId, stranger)).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  expect((await restore(fileId, await signIn(site, dentist))).code).toBe(CODES.notFound);
});
