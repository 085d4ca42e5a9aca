import { writeStl } from '@archway/mesh/formats/write-stl';
import { beforeEach, expect, test, vi } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runJob, runWaitingJobs } from '../../../testing/jobs.ts';
import { someMesh } from '../../../testing/meshes.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { presentedScan } from '../../../testing/presented-scan.ts';
import { processAll, sendWhole } from '../../../testing/process-scans.ts';
import { childPool } from '../sandboxed/pool.ts';
import { checkAgain } from './check-again.ts';

// Each may have to wait for a child to start, on a machine that is busy with others.
vi.setConfig({ testTimeout: 60_000 });

const site = await openSite();
let person: TestPerson;
let accessToken: string;
let fileId: string;
beforeEach(async () => {
  await site.queue.query('delete from graphile_worker._private_jobs');
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
  ({ fileId } = await sendWhole(site, accessToken, { name: 'upper.stl', bytes: tornStl() }));
  await processAll(site);
});

/** With one triangle less, in the middle. */
function tornStl(): Buffer {
  const mesh = someMesh();
  const indices = [...mesh.indices];
  indices.splice(3 * 420, 3);
  return Buffer.from(writeStl({ ...mesh, indices: Uint32Array.from(indices) }));
}

const factsOf = async () => (await presentedScan(site, person.orgId, fileId))?.facts;
/** As a scan stands that was processed before the borders were kept. */
const forget = () =>
  rowsAs(
    site.owner,
    person.orgId,
    `update scan set facts = facts - 'holeBorders' where org_id = app_org() and file_id = $1`,
    [fileId],
  );
const due = async (): Promise<number> => {
  const { rows } = await site.queue.query<{ due: number }>('select check_due_scans() as due');
  return rows[0]?.due ?? 0;
};
const run = () => runJob(site, checkAgain, { orgId: person.orgId, input: { fileId } });

/** How often others are told of it. */
const told = async (): Promise<number> =>
  (
    await rowsAs(
      site.owner,
      person.orgId,
      `delete from outbox where org_id = app_org() and name = 'scan.checked' and payload->>'fileId' = $1
       returning id`,
      [fileId],
    )
  ).length;

test('a scan from before gets the borders of its holes, and others are told', async () => {
  const before = await factsOf();
  expect(before?.holeBorders).toHaveLength(1);
  await forget();
  expect((await factsOf())?.holeBorders).toEqual([]);
  expect(await due()).toBe(1);
  await runWaitingJobs(site, [checkAgain]);
  expect(await factsOf()).toEqual(before);
  expect(await told()).toBe(1);
  expect(await due()).toBe(0);
});

test('it may run twice, also at the same moment, and tells once', async () => {
  await forget();
  await Promise.all([run(), run()]);
  await run();
  expect((await factsOf())?.holeBorders).toHaveLength(1);
  expect(await told()).toBe(1);
});

test('a run that was killed leaves the scan due, and the next one adds the rest', async () => {
  await forget();
  const dying = { ...site.store, get: () => Promise.reject(new Error('killed')) };
  await expect(
    runJob(site, checkAgain, { orgId: person.orgId, input: { fileId }, store: dying }),
  ).rejects.toThrow('killed');
  expect(await due()).toBe(1);
  await runWaitingJobs(site, [checkAgain]);
  expect((await factsOf())?.holeBorders).toHaveLength(1);
});

test('what can no longer be read has no borders, and is not tried again', async () => {
  await forget();
  await rowsAs(
    site.owner,
    person.orgId,
    `update file set content_key = 'org/none' where org_id = app_org() and id = $1`,
    [fileId],
  );
  await run();
  expect((await factsOf())?.holeBorders).toEqual([]);
  expect(await due()).toBe(0);
});

test('behind others it comes later', async () => {
  await forget();
  const pool = childPool(site.config.SCAN_PROCESSES);
  const gate = Promise.withResolvers<void>();
  const others = Array.from({ length: site.config.SCAN_PROCESSES * 2 }, () => pool.with(() => gate.promise));
  await run();
  gate.resolve();
  await Promise.all(others);
  expect((await factsOf())?.holeBorders).toEqual([]);
  const { rowCount } = await site.queue.query(
    'select from graphile_worker._private_jobs where run_at > now()',
  );
  expect(rowCount).toBe(1);
});

test('a scan of another organization is left alone', async () => {
  await forget();
  const [stranger] = (await makeOrganization(site)).people;
  await runJob(site, checkAgain, { orgId: stranger.orgId, input: { fileId } });
  expect((await factsOf())?.holeBorders).toEqual([]);
});
