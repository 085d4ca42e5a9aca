import { randomUUID } from 'node:crypto';
import { addCaseFiles, downloadCaseFile, removeCaseFile } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import {
  addUpload,
  makeCase,
  narrowScope,
  setScan,
  type FileGiven,
  type ScanGiven,
} from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

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

const download = (fileId: string, token = accessToken, from = caseId) =>
  site.call(downloadCaseFile, { caseId: from, fileId }, { accessToken: token });
async function added(given: FileGiven = { tag: 'finished' }, scan?: ScanGiven): Promise<string> {
  const fileId = await addUpload(site, administrator, given);
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  if (scan !== undefined) await setScan(site, administrator.orgId, fileId, scan);
  return fileId;
}

test('the address is a download under the own name, for five minutes, never cached', async () => {
  const fileId = await added({ name: 'Ünter kiefer.stl', tag: 'finished' });
  const { searchParams } = new URL((await download(fileId, await signIn(site, dentist))).data.url);
  const disposition = searchParams.get('response-content-disposition');
  expect(disposition).toContain(`attachment; filename="_nter kiefer.stl"`);
  expect(disposition).toContain(`filename*=UTF-8''%C3%9Cnter%20kiefer.stl`);
  expect(searchParams.get('X-Amz-Expires')).toBe('300');
  expect(searchParams.get('response-cache-control')).toBe('no-store');
});

test('what no worker can read is handed over; malware and what has not arrived is not', async () => {
  const kept = { tag: 'uploaded', hasContent: true } as const;
  const unreadable = await added(kept, { step: 'failed', problem: 'unreadable' });
  expect((await download(unreadable)).code).toBe(CODES.ok);
  const blocked = await added(kept, { step: 'failed', problem: 'blocked' });
  expect((await download(blocked)).code).toBe(CODES.notFound);
  expect((await download(await added({ tag: 'uploading' }))).code).toBe(CODES.notFound);
});

test('a file that was taken out, or is in another case, is not there', async () => {
  const fileId = await added();
  expect((await download(randomUUID())).code).toBe(CODES.notFound);
  expect((await download(fileId, accessToken, await makeCase(site, accessToken))).code).toBe(CODES.notFound);
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  expect((await download(fileId)).code).toBe(CODES.notFound);
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  const fileId = await added();
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await download(fileId, stranger)).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  expect((await download(fileId, await signIn(site, dentist))).code).toBe(CODES.notFound);
});

test('who asked for a file leaves a row for each file, one a minute', async () => {
  const [one, two] = [await added(), await added()];
  await download(one);
  await download(one);
  await download(two);
  const rows = await rowsAs(
    site.owner,
    administrator.orgId,
    `select actor, object, detail->>'case' as case from audit
     where org_id = app_org() and call = 'case/downloadFile' order by at`,
  );
  const row = { actor: administrator.userCode, case: caseId };
  expect(rows).toEqual([
    { ...row, object: one },
    { ...row, object: two },
  ]);
});
