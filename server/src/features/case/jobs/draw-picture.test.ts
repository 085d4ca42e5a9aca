import {
  addCaseFiles,
  deleteCases,
  getCase,
  listCases,
  removeCaseFile,
  setCaseFileRole,
} from '@archway/contract/case/calls';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runJob, runWaitingJobs } from '../../../testing/jobs.ts';
import { someStl } from '../../../testing/meshes.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { processAll, sendWhole } from '../../../testing/process-scans.ts';
import { readObject } from '../../../testing/read-object.ts';
import { sweepUnused } from '../../../testing/sweep-files.ts';
import { drawPicture } from './draw-picture.ts';
import { followFile } from './follow.ts';

// Each may have to wait for a child to start, on a machine that is busy with others.
vi.setConfig({ testTimeout: 60_000 });

const site = await openSite();
let person: TestPerson;
let accessToken: string;
let caseId: string;
beforeEach(async () => {
  await site.queue.query('delete from graphile_worker._private_jobs');
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
  caseId = await makeCase(site, accessToken);
});

/** Sends a scan into the case and has everything made of it but the picture. */
async function addScan(name = 'upper.stl'): Promise<string> {
  const { fileId } = await sendWhole(site, accessToken, { name, bytes: someStl() });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  await processAll(site);
  await runJob(site, followFile, { orgId: person.orgId, input: { fileId } });
  return fileId;
}
const drawWaiting = () => runWaitingJobs(site, [drawPicture]);
const draw = (store?: ObjectStore) =>
  runJob(site, drawPicture, { orgId: person.orgId, input: { caseId }, ...(store && { store }) });

interface Picture extends Record<string, unknown> {
  key: string | null;
  of: string | null;
}
async function picture(): Promise<Picture> {
  const [row] = await rowsAs<Picture>(
    site.owner,
    person.orgId,
    'select picture_key as key, picture_of as of from patient_case where id = $1',
    [caseId],
  );
  return row ?? { key: null, of: null };
}
const shown = async () => {
  const { data: list } = await site.call(listCases, { pageSize: 20 }, { accessToken });
  const { data: detail } = await site.call(getCase, { caseId }, { accessToken });
  return [list.list[0]?.thumbnailUrl, detail.thumbnailUrl].map((url) => new URL(url ?? 'none:').pathname);
};

test('a case with scans gets a picture on a clear ground, which list and page show', async () => {
  await addScan('upper.stl');
  await addScan('lower.stl');
  const before = await shown();
  await drawWaiting();
  const { key } = await picture();
  const { format, hasAlpha, width, height } = await sharp(await readObject(site.store, key ?? '')).metadata();
  expect({ format, hasAlpha }).toEqual({ format: 'webp', hasAlpha: true });
  expect(Math.max((width ?? 0) / 480, (height ?? 0) / 320)).toBeCloseTo(1, 1);
  expect(await shown()).toEqual([expect.stringContaining(key ?? '-'), expect.stringContaining(key ?? '-')]);
  expect(before).not.toEqual(await shown());
});

test('it is drawn once for what is seen, whatever else happens, and anew when that changes', async () => {
  const fileId = await addScan();
  await drawWaiting();
  const first = await picture();
  await draw();
  expect(await picture()).toEqual(first);
  await site.call(setCaseFileRole, { caseId, fileId, role: 'design' }, { accessToken });
  await drawWaiting();
  const second = await picture();
  expect(second.of).not.toBe(first.of);
  expect(second.key).not.toBe(first.key);
  await addScan('bite.stl');
  await drawWaiting();
  expect((await picture()).of).toBe(second.of);
});

test('a case whose scans were taken out has none', async () => {
  const fileId = await addScan();
  await drawWaiting();
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  await drawWaiting();
  expect(await picture()).toEqual({ key: null, of: expect.any(String) as string });
});

test('what was drawn of scans that are no longer those of the case is not kept', async () => {
  const fileId = await addScan();
  const slow: ObjectStore = {
    ...site.store,
    put: async (...object) => {
      await site.store.put(...object);
      await site.call(setCaseFileRole, { caseId, fileId, role: 'design' }, { accessToken });
    },
  };
  await draw(slow);
  expect(await picture()).toEqual({ key: null, of: null });
  await drawWaiting();
  expect((await picture()).key).not.toBeNull();
});

test('a sweep leaves it, also of a deleted case; cases from before get theirs', async () => {
  await addScan();
  await drawWaiting();
  await site.call(deleteCases, { ids: [caseId] }, { accessToken });
  await site.shiftClock('2 days');
  await sweepUnused(site);
  const { key } = await picture();
  expect(await site.store.head(key ?? '')).not.toBeNull();
  await site.shiftClock('0');
  await rowsAs(
    site.owner,
    person.orgId,
    `update patient_case set picture_of = 'due', picture_key = null`,
    [],
  );
  await site.queue.query('select draw_due_pictures()');
  await drawWaiting();
  expect((await picture()).key).toBe(key);
});

test('a case of nobody here is left alone', async () => {
  await addScan();
  const [stranger] = (await makeOrganization(site)).people;
  await runJob(site, drawPicture, { orgId: stranger.orgId, input: { caseId } });
  expect(await picture()).toEqual({ key: null, of: null });
});

test('what cannot be drawn has no picture, and nobody tries again until the scans change', async () => {
  const fileId = await addScan();
  await rowsAs(site.owner, person.orgId, `update scan set preview_key = 'org/none' where file_id = $1`, [
    fileId,
  ]);
  await draw();
  const { key, of } = await picture();
  expect([key, typeof of]).toEqual([null, 'string']);
  await rowsAs(site.owner, person.orgId, 'update scan set preview_key = full_key where file_id = $1', [
    fileId,
  ]);
  await rowsAs(site.owner, person.orgId, 'update scan set preview_bytes = 7 where file_id = $1', [fileId]);
  await draw();
  expect((await picture()).key).toBeNull();
});
