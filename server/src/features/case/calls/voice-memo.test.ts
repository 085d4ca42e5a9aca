import {
  addCaseFiles,
  downloadCaseFile,
  getCase,
  listActivity,
  removeCaseFile,
  replaceCaseFile,
  restoreCaseFile,
} from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeAll, expect, test } from 'vitest';
import { makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeFile } from '../../../testing/files.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { someMp4, someWebm } from '../../../testing/voices.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeAll(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

const said = (bytes: Buffer, name = 'voice-memo.webm'): Promise<string> =>
  makeFile(site, accessToken, { kind: 'voice', name, bytes });

async function spoken() {
  const caseId = await makeCase(site, accessToken);
  const fileId = await said(someWebm());
  const { data } = await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  return { caseId, fileId, detail: data };
}

test('what was said is drawn in the case and heard as AAC, and the case stays registered', async () => {
  const { caseId, fileId, detail } = await spoken();
  expect(detail.state).toBe('registered');
  expect(detail.files[0]).toMatchObject({ kind: 'voice', tag: 'finished', canDownload: true, url: null });
  expect(detail.files[0]!.sound!.milliseconds).toBeGreaterThan(2_900);
  const { data } = await site.call(downloadCaseFile, { caseId, fileId }, { accessToken });
  const heard = await fetchFile(data.url);
  expect(heard.headers.get('content-type')).toBe('audio/mp4');
  expect(Buffer.from(await heard.arrayBuffer()).toString('latin1', 4, 8)).toBe('ftyp');
});

test('what is no voice is refused, and can be told from one', async () => {
  const caseId = await makeCase(site, accessToken);
  const fileId = await said(Buffer.from('#EXTM3U\nfile:///etc/passwd'));
  const { data } = await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  expect(data.files[0]).toMatchObject({ tag: 'uploadFail', sound: null, canDownload: false });
});

test('a case has one: a second is refused, beside it and from the removed ones', async () => {
  const { caseId, fileId } = await spoken();
  const second = await said(someMp4(), 'voice-memo.mp4');
  const beside = await site.call(addCaseFiles, { caseId, fileIds: [second] }, { accessToken });
  expect(beside.code).toBe(CODES.hasVoiceMemo);
  const replaced = await site.call(replaceCaseFile, { caseId, fileId, byFileId: second }, { accessToken });
  expect(replaced.data.files.map((file) => file.fileId)).toEqual([second]);
  const back = await site.call(restoreCaseFile, { caseId, fileId }, { accessToken });
  expect(back.code).toBe(CODES.hasVoiceMemo);
  const { data } = await site.call(getCase, { caseId }, { accessToken });
  expect(data.files).toHaveLength(1);
});

test('what was done with it is told as what it is', async () => {
  const { caseId, fileId } = await spoken();
  const byFileId = await said(someMp4(), 'voice-memo.mp4');
  await site.call(replaceCaseFile, { caseId, fileId, byFileId }, { accessToken });
  await site.call(removeCaseFile, { caseId, fileId: byFileId }, { accessToken });
  await site.call(restoreCaseFile, { caseId, fileId: byFileId }, { accessToken });
  const { data } = await site.call(
    listActivity,
    { caseId, pageNum: 1, pageSize: 20, group: 'files' },
    { accessToken },
  );
  const told = data.list.map(({ kind, isVoice, changes }) => ({ kind, isVoice, changes: changes.length }));
  expect(told).toEqual(
    ['fileRestored', 'fileRemoved', 'fileReplaced', 'filesAdded'].map((kind) => ({
      kind,
      isVoice: true,
      changes: 0,
    })),
  );
});
