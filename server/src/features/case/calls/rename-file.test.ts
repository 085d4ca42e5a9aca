import { randomUUID } from 'node:crypto';
import { addCaseFiles, listActivity, removeCaseFile, renameCaseFile } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeAll, expect, test } from 'vitest';
import { addUpload, makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeAll(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

async function filled(): Promise<{ caseId: string; fileId: string }> {
  const caseId = await makeCase(site, accessToken);
  const fileId = await addUpload(site, person, { name: 'upper.stl', tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  return { caseId, fileId };
}
const rename = (caseId: string, fileId: string, name: string) =>
  site.call(renameCaseFile, { caseId, fileId, name }, { accessToken });

test('a file gets another name and keeps its ending; the history has both names', async () => {
  const { caseId, fileId } = await filled();
  const { data } = await rename(caseId, fileId, '  ../Upper jaw, prepared ');
  expect(data.files.map(({ name }) => name)).toEqual(['Upper jaw, prepared.stl']);
  const { list } = (await site.call(listActivity, { caseId }, { accessToken })).data;
  expect(list[0]).toMatchObject({
    kind: 'fileRenamed',
    changes: [{ field: 'fileName', before: 'upper.stl', after: 'Upper jaw, prepared.stl' }],
  });
});

test('the name it has leaves nothing behind; none at all is refused', async () => {
  const { caseId, fileId } = await filled();
  await rename(caseId, fileId, 'upper');
  expect((await rename(caseId, fileId, ' / ')).code).toBe(CODES.nameMissing);
  const { list } = (await site.call(listActivity, { caseId }, { accessToken })).data;
  expect(list.map(({ kind }) => kind)).toEqual(['filesAdded', 'created']);
});

test('a file that was taken out, or is of another case, is none', async () => {
  const { caseId, fileId } = await filled();
  const other = await filled();
  expect((await rename(caseId, other.fileId, 'a')).code).toBe(CODES.notFound);
  expect((await rename(caseId, randomUUID(), 'a')).code).toBe(CODES.notFound);
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  expect((await rename(caseId, fileId, 'a')).code).toBe(CODES.notFound);
});
