import { randomBytes } from 'node:crypto';
import {
  addCaseFiles,
  downloadCaseFile,
  removeCaseFile,
  restoreCaseFile,
} from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../testing/as-tenant.ts';
import { makeCase } from '../testing/cases.ts';
import { openSite } from '../testing/file-site.ts';
import { fetchFile } from '../testing/files-host.ts';
import { runWaitingJobs } from '../testing/jobs.ts';
import { makeOrganization, signIn, type TestPerson } from '../testing/people.ts';
import { sendScan } from '../testing/scans.ts';
import { roomOf } from '../testing/storage.ts';
import { sweepFiles } from '../features/file/jobs/sweep.ts';

const site = await openSite();
let person: TestPerson;
beforeEach(async () => {
  await site.shiftClock('0');
  [person] = (await makeOrganization(site)).people;
});

/** The night after so many days, and a sign-in on the morning after it. */
async function morningAfter(time: string): Promise<string> {
  await site.shiftClock(time);
  await site.queue.query(`select sweep_store('file.sweep')`);
  await runWaitingJobs(site, [sweepFiles]);
  return signIn(site, person);
}

/** In a case for two days, then taken out a minute before the sweep. */
async function takenOut() {
  const bytes = randomBytes(700);
  const early = await signIn(site, person);
  const caseId = await makeCase(site, early);
  const fileId = await sendScan(site, early, { bytes });
  const key = `org/${person.orgId}/2026/${randomBytes(32).toString('hex')}`;
  await site.store.put(key, bytes, 'model/stl');
  await rowsAs(
    site.owner,
    person.orgId,
    `update file set tag = 'finished', content_key = $2, content_type = 'model/stl', sha256 = announced_sha256
     where id = $1`,
    [fileId, key],
  );
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken: early });
  const accessToken = await morningAfter('2 days');
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  return { bytes, key, file: { caseId, fileId } };
}

test('survives the night, is restored byte for byte on day 29, and takes its room until then', async () => {
  const { bytes, file } = await takenOut();
  await morningAfter('2 days 1 minute');
  const accessToken = await morningAfter('31 days');
  expect(await roomOf(site, person.orgId)).toEqual({ used: 700, reserved: 0 });
  expect((await site.call(restoreCaseFile, file, { accessToken })).code).toBe(CODES.ok);
  const { data } = await site.call(downloadCaseFile, file, { accessToken });
  expect(Buffer.from(await (await fetchFile(data.url)).arrayBuffer()).equals(bytes)).toBe(true);
  const later = await morningAfter('90 days');
  expect((await site.call(downloadCaseFile, file, { accessToken: later })).code).toBe(CODES.ok);
});

test('is gone on day 31, with its row, its object and its room', async () => {
  const { key, file } = await takenOut();
  const accessToken = await morningAfter('33 days');
  expect((await site.call(restoreCaseFile, file, { accessToken })).code).toBe(CODES.notFound);
  expect(await rowsAs(site.owner, person.orgId, 'select from file where id = $1', [file.fileId])).toEqual([]);
  expect(await site.store.head(key)).toBeNull();
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
});
