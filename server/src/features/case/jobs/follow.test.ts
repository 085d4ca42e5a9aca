import { addCaseFiles, getCase, removeCaseFile } from '@archway/contract/case/calls';
import { cancelUpload } from '@archway/contract/file/calls';
import type { CaseState } from '@archway/rules/cases';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runJob } from '../../../testing/jobs.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { beginScan } from '../../../testing/scans.ts';
import {
  addUpload,
  makeCase,
  setScan,
  setTag,
  type FileGiven,
  type ScanGiven,
} from '../../../testing/cases.ts';
import { followFile } from './follow.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
let caseId: string;
beforeEach(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
  caseId = await makeCase(site, accessToken);
});

const follow = (fileId: string) => runJob(site, followFile, { orgId: person.orgId, input: { fileId } });
const read = async () => (await site.call(getCase, { caseId }, { accessToken })).data;
const events = async () =>
  (
    await rowsAs(
      site.owner,
      person.orgId,
      `select from outbox where name = 'case.changed' and payload ->> 'caseId' = $1`,
      [caseId],
    )
  ).length;
async function added(given: FileGiven = {}): Promise<string> {
  const fileId = await addUpload(site, person, given);
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  return fileId;
}

test.each<[NonNullable<FileGiven['tag']>, ScanGiven | undefined, CaseState]>([
  ['uploading', undefined, 'uploading'],
  ['uploaded', undefined, 'uploaded'],
  ['uploaded', { step: 'waiting' }, 'uploaded'],
  ['uploaded', { step: 'checking' }, 'toBeProgressed'],
  ['uploaded', { step: 'preparing' }, 'toBeProgressed'],
  ['uploaded', { step: 'failed', problem: 'unreadable' }, 'toBeProgressed'],
  ['finished', { step: 'done' }, 'scanCompleted'],
])('with a file that is %s, and %j, the case is %s', async (tag, scan, state) => {
  const fileId = await added();
  await setTag(site, person.orgId, fileId, tag);
  if (scan !== undefined) await setScan(site, person.orgId, fileId, scan);
  const before = await events();
  await follow(fileId);
  expect((await read()).state).toBe(state);
  expect(await events()).toBe(before + 1);
});

test('a case follows the slowest; photos and what was refused hold nothing up', async () => {
  const fast = await added({ tag: 'finished' });
  await added({ kind: 'photo', name: 'a.png', tag: 'uploading' });
  await added({ tag: 'uploadFail' });
  await follow(fast);
  expect((await read()).state).toBe('scanCompleted');
  await added({ tag: 'uploaded' });
  await follow(fast);
  expect((await read()).state).toBe('uploaded');
});

test('a case waits no longer for what its sender has given up', async () => {
  const { fileId } = await beginScan(site, accessToken);
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  expect((await read()).state).toBe('uploading');
  await site.call(cancelUpload, { fileId }, { accessToken });
  await follow(fileId);
  expect(await read()).toMatchObject({ state: 'registered', files: [] });
});

test('from its order on files move a case no more', async () => {
  const fileId = await added({ tag: 'finished' });
  await rowsAs(site.owner, person.orgId, `update patient_case set state = 'ordered' where id = $1`, [caseId]);
  await setTag(site, person.orgId, fileId, 'uploaded');
  await follow(fileId);
  expect((await read()).state).toBe('ordered');
});

test('what comes out of an archive joins its case, once', async () => {
  const archive = await added({ kind: 'archive', name: 'all.zip', tag: 'uploaded' });
  const inside = await addUpload(site, person, { tag: 'uploaded', fromArchive: archive });
  await follow(inside);
  await follow(inside);
  expect((await read()).files.map(({ fileId, fromArchive }) => [fileId, fromArchive])).toEqual([
    [archive, null],
    [inside, archive],
  ]);
  await site.call(removeCaseFile, { caseId, fileId: inside }, { accessToken });
  await follow(inside);
  await follow(archive);
  expect((await read()).files.map(({ fileId }) => fileId)).toEqual([archive]);
});

test('what comes out of an archive that was taken out stays outside', async () => {
  const archive = await added({ kind: 'archive', name: 'all.zip', tag: 'uploaded' });
  await site.call(removeCaseFile, { caseId, fileId: archive }, { accessToken });
  const inside = await addUpload(site, person, { tag: 'uploaded', fromArchive: archive });
  await follow(inside);
  expect((await read()).files).toEqual([]);
});

test('a file of no case, or of nobody here, changes nothing', async () => {
  const before = await events();
  await follow(await addUpload(site, person));
  const [stranger] = (await makeOrganization(site)).people;
  await follow(await addUpload(site, stranger));
  expect(await events()).toBe(before);
});

test('two that follow at once end with what is so', async () => {
  const [one, two] = [await added({ tag: 'uploaded' }), await added({ tag: 'uploaded' })];
  await setTag(site, person.orgId, one, 'finished');
  await setTag(site, person.orgId, two, 'finished');
  await Promise.all([follow(one), follow(two), follow(one), follow(two)]);
  expect((await read()).state).toBe('scanCompleted');
});
