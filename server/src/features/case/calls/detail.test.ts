import { randomUUID } from 'node:crypto';
import { addCaseFiles, getCase, setCaseFileRole } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import {
  addUpload,
  makeCase,
  narrowScope,
  setScan,
  type FileGiven,
  type ScanGiven,
} from '../../../testing/cases.ts';

const site = await openSite();
const [administrator, dentist] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, administrator);

const detail = (caseId: string, token = accessToken) =>
  site.call(getCase, { caseId }, { accessToken: token });

/** The one file of a case of its own. */
async function shown(given: FileGiven, scan?: ScanGiven, token = accessToken) {
  const caseId = await makeCase(site, accessToken);
  const fileId = await addUpload(site, administrator, given);
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  if (scan !== undefined) await setScan(site, administrator.orgId, fileId, scan);
  const [file] = (await detail(caseId, token)).data.files;
  if (file === undefined) throw new Error('the case has no file');
  return { ...file, caseId };
}

test('a file on its way', async () => {
  const file = await shown({ name: 'upper.stl' });
  expect(file).toMatchObject({
    kind: 'scan',
    name: 'upper.stl',
    size: 5,
    tag: 'uploading',
    code: CODES.uploading,
    url: null,
    canDownload: false,
    step: null,
    problem: null,
    fromArchive: null,
    isOwnUpload: true,
    sentBy: `The ${administrator.account}`,
    facts: null,
    thumbnailUrl: null,
  });
  expect((await shown({}, undefined, await signIn(site, dentist))).isOwnUpload).toBe(false);
});

test.each<[NonNullable<FileGiven['tag']>, ScanGiven | undefined, string | null]>([
  ['uploading', { step: 'waiting' }, null],
  ['uploaded', undefined, 'waiting'],
  ['uploaded', { step: 'reading' }, 'reading'],
  ['finished', { step: 'done' }, 'done'],
])('a file that is %s with %j is at step %s', async (tag, scan, step) => {
  expect((await shown({ tag }, scan)).step).toBe(step);
});

test('photos are worked on by nobody', async () => {
  const photo = await shown({ kind: 'photo', name: 'face.jpg', tag: 'finished' });
  expect(photo).toMatchObject({ step: null, role: 'photo', roleIsSure: true });
});

test('what was said goes before the shape, and that before the name', async () => {
  const unsure = await shown({ tag: 'finished' }, { step: 'done', role: 'lower', roleIsSure: false });
  expect(unsure).toMatchObject({ role: 'lower', roleIsSure: false });
  const { caseId, fileId } = unsure;
  const said = await site.call(setCaseFileRole, { caseId, fileId, role: 'preOp' }, { accessToken });
  expect(said.data.files[0]).toMatchObject({ role: 'preOp', roleIsSure: true });
  expect(await shown({ name: 'lower.stl' })).toMatchObject({ role: 'lower', roleIsSure: true });
  expect(await shown({ name: '0815.stl' })).toMatchObject({ role: 'other', roleIsSure: false });
  expect(await shown({ kind: 'archive', name: 'a.zip' })).toMatchObject({ role: 'other', roleIsSure: true });
});

test('an original has no address here, and says whether it can be downloaded; a photo has one', async () => {
  const readable = await shown({ tag: 'finished' }, { step: 'done' });
  expect(readable).toMatchObject({ url: null, canDownload: true });
  const kept = { tag: 'uploaded', hasContent: true } as const;
  expect(await shown(kept, { step: 'failed', problem: 'unreadable' })).toMatchObject({ canDownload: true });
  expect(await shown(kept, { step: 'failed', problem: 'blocked' })).toMatchObject({ canDownload: false });
  const photo = await shown({ kind: 'photo', name: 'face.jpg', tag: 'finished' });
  expect(new URL(photo.url ?? '').searchParams.get('X-Amz-Expires')).toBe('300');
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  const caseId = await makeCase(site, accessToken);
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await detail(caseId, stranger)).code).toBe(CODES.notFound);
  expect((await detail(randomUUID())).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  expect((await detail(caseId, await signIn(site, dentist))).code).toBe(CODES.notFound);
});
