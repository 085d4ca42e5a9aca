import { randomUUID } from 'node:crypto';
import {
  addCaseFiles,
  listActivity,
  replaceCaseFile,
  restoreCaseFile,
  setCaseFileRole,
} from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeAll, expect, test } from 'vitest';
import { addUpload, makeCase, setScan, type FileGiven } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
beforeAll(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

async function filled(): Promise<{ caseId: string; fileId: string }> {
  const caseId = await makeCase(site, accessToken);
  const fileId = await upload({ name: 'broken.ply', tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  return { caseId, fileId };
}
const upload = (given: FileGiven = {}, by = person) => addUpload(site, by, { name: 'lower-2.ply', ...given });
const replace = (caseId: string, fileId: string, byFileId: string) =>
  site.call(replaceCaseFile, { caseId, fileId, byFileId }, { accessToken });

test.each([
  [
    'was said',
    (caseId: string, fileId: string) =>
      site.call(setCaseFileRole, { caseId, fileId, role: 'lower' }, { accessToken }),
  ],
  [
    'was seen',
    (_: string, fileId: string) => setScan(site, person.orgId, fileId, { step: 'done', role: 'lower' }),
  ],
])('the new one shows what %s of the old one, which can be put back', async (_, say) => {
  const { caseId, fileId } = await filled();
  await say(caseId, fileId);
  const { data } = await replace(caseId, fileId, await upload());
  expect(data.files.map(({ name, role }) => [name, role])).toEqual([['lower-2.ply', 'lower']]);
  const { list } = (await site.call(listActivity, { caseId }, { accessToken })).data;
  expect(list[0]).toMatchObject({
    kind: 'fileReplaced',
    changes: [{ field: 'fileName', before: 'broken.ply', after: 'lower-2.ply' }],
  });
  const back = await site.call(restoreCaseFile, { caseId, fileId }, { accessToken });
  expect(back.data.files.length).toBe(2);
});

test('asked again, it changes nothing', async () => {
  const { caseId, fileId } = await filled();
  const by = await upload();
  await replace(caseId, fileId, by);
  expect((await replace(caseId, fileId, by)).code).toBe(CODES.ok);
  const { total } = (await site.call(listActivity, { caseId, group: 'files' }, { accessToken })).data;
  expect(total).toBe(2);
});

test('a colleague’s upload, one of another case or kind, and the file itself replace nothing', async () => {
  const { caseId, fileId } = await filled();
  const other = await filled();
  const none = [
    await upload({}, colleague),
    other.fileId,
    await upload({ kind: 'photo', name: 'a.png' }),
    fileId,
    randomUUID(),
  ];
  for (const by of none) expect((await replace(caseId, fileId, by)).code).toBe(CODES.notFound);
  expect((await replace(caseId, other.fileId, await upload())).code).toBe(CODES.notFound);
});
