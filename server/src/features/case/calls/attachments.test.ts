import {
  addCaseFiles,
  downloadCaseFile,
  getCase,
  removeCaseFile,
  restoreCaseFile,
} from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { MOST_ATTACHMENTS } from '@archway/rules/uploads';
import { beforeAll, expect, test } from 'vitest';
import { addUpload, makeCase } from '../../../testing/cases.ts';
import { EICAR } from '../../../testing/eicar.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeFile, somePicture } from '../../../testing/files.ts';
import { onePage } from '../../../testing/pdf.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeAll(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

async function attached(name: string, bytes: Buffer) {
  const caseId = await makeCase(site, accessToken);
  const fileId = await makeFile(site, accessToken, { kind: 'attachment', name, bytes });
  const { data } = await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  return { caseId, fileId, file: data.files[0], state: data.state };
}

test.each([
  ['plan.pdf', () => onePage()],
  ['smile.png', () => somePicture()],
])('%s is made anew and handed over, and the case stays registered', async (name, bytes) => {
  const { caseId, fileId, file, state } = await attached(name, await bytes());
  expect(file).toMatchObject({
    kind: 'attachment',
    tag: 'finished',
    canDownload: true,
    problem: null,
    url: null,
  });
  expect(state).toBe('registered');
  const { code } = await site.call(downloadCaseFile, { caseId, fileId }, { accessToken });
  expect(code).toBe(CODES.ok);
});

test('one that holds malware is blocked, and nobody gets it', async () => {
  const { caseId, fileId, file } = await attached('plan.pdf', Buffer.concat([onePage(), EICAR]));
  expect(file).toMatchObject({ tag: 'uploadFail', problem: 'blocked', canDownload: false });
  const { code } = await site.call(downloadCaseFile, { caseId, fileId }, { accessToken });
  expect(code).toBe(CODES.notFound);
});

test('one that is neither picture nor PDF is refused', async () => {
  const { file } = await attached('plan.pdf', Buffer.from('no PDF'));
  expect(file).toMatchObject({ tag: 'uploadFail', problem: null, canDownload: false });
});

test('a case has at most fifty', async () => {
  const caseId = await makeCase(site, accessToken);
  const attach = async (count: number) => {
    const fileIds = [];
    for (let i = 0; i < count; i++)
      fileIds.push(await addUpload(site, person, { kind: 'attachment', name: 'a.pdf', tag: 'finished' }));
    return { fileIds, ...(await site.call(addCaseFiles, { caseId, fileIds }, { accessToken })) };
  };
  const { fileIds } = await attach(MOST_ATTACHMENTS);
  expect((await attach(1)).code).toBe(CODES.tooManyAttachments);
  const [fileId = ''] = fileIds;
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  expect((await attach(1)).code).toBe(CODES.ok);
  const back = await site.call(restoreCaseFile, { caseId, fileId }, { accessToken });
  expect(back.code).toBe(CODES.tooManyAttachments);
  const { data } = await site.call(getCase, { caseId }, { accessToken });
  expect(data.files.length).toBe(MOST_ATTACHMENTS);
});
