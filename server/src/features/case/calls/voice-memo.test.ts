import { editAvatar } from '@archway/contract/account/calls';
import {
  addCaseFiles,
  downloadCaseFile,
  getCase,
  listActivity,
  removeCaseFile,
  replaceCaseFile,
  restoreCaseFile,
  setCaseFileRole,
} from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { startUpload } from '@archway/contract/file/calls';
import { MAX_UPLOAD_BYTES } from '@archway/rules/uploads';
import { beforeAll, describe, expect, test } from 'vitest';
import { addUpload, makeCase, narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeFile } from '../../../testing/files.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { someMp4, someWebm } from '../../../testing/voices.ts';

const site = await openSite();
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
beforeAll(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
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

describe('somebody who tries', () => {
  test('two tabs at once: one voice memo is kept', async () => {
    const caseId = await makeCase(site, accessToken);
    const [one, other] = [await said(someWebm()), await said(someMp4(), 'voice-memo.mp4')];
    const answers = await Promise.all(
      [one, other].map((fileId) => site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken })),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([CODES.ok, CODES.hasVoiceMemo]));
    expect((await site.call(getCase, { caseId }, { accessToken })).data.files).toHaveLength(1);
  });

  test('both in one call: neither is kept', async () => {
    const caseId = await makeCase(site, accessToken);
    const fileIds = [await said(someWebm()), await said(someMp4(), 'voice-memo.mp4')];
    expect((await site.call(addCaseFiles, { caseId, fileIds }, { accessToken })).code).toBe(
      CODES.hasVoiceMemo,
    );
    expect((await site.call(getCase, { caseId }, { accessToken })).data.files).toEqual([]);
  });

  test('a film, or more than may be said, is refused before it is sent', async () => {
    const begun = (name: string, size: number) =>
      site.call(startUpload, { kind: 'voice', name, size }, { accessToken });
    expect((await begun('film.mov', 100)).code).toBe(CODES.incorrectFormat);
    expect((await begun('voice.webm', MAX_UPLOAD_BYTES + 1)).code).toBe(CODES.fileTooLarge);
    expect((await begun('voice.webm', MAX_UPLOAD_BYTES)).code).toBe(CODES.ok);
  });

  test('a voice is no jaw, no scan and nobody’s picture', async () => {
    const { caseId, fileId } = await spoken();
    const jaw = await site.call(setCaseFileRole, { caseId, fileId, role: 'upper' }, { accessToken });
    expect(jaw.code).toBe(CODES.notFound);
    const scan = await addUpload(site, person, { name: 'upper.stl' });
    const replaced = await site.call(replaceCaseFile, { caseId, fileId, byFileId: scan }, { accessToken });
    expect(replaced.code).toBe(CODES.notFound);
    const picture = await site.call(editAvatar, { avatar: fileId }, { accessToken });
    expect(picture.code).toBe(CODES.notFound);
  });

  test('a colleague’s recording cannot be put into a case before the colleague does', async () => {
    const caseId = await makeCase(site, accessToken);
    const bytes = someWebm();
    const theirs = await signIn(site, colleague);
    const fileId = await makeFile(site, theirs, { kind: 'voice', name: 'voice-memo.webm', bytes });
    const { code } = await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
    expect(code).toBe(CODES.notFound);
  });

  test('what a colleague of own scope cannot see, it cannot hear', async () => {
    const { caseId, fileId } = await spoken();
    await narrowScope(site, colleague);
    const narrow = await signIn(site, colleague);
    for (const call of [downloadCaseFile, removeCaseFile, restoreCaseFile])
      expect((await site.call(call, { caseId, fileId }, { accessToken: narrow })).code).toBe(CODES.notFound);
  });
});
