import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { getCase, saveCase } from '@archway/contract/case/calls';
import { startPasskey, startTotp } from '@archway/contract/credential/calls';
import { finishUpload, ossSts, startUpload, uploadState } from '@archway/contract/file/calls';
import { listByPage } from '@archway/contract/member/calls';
import { reportPage } from '@archway/contract/monitor/calls';
import { makeLoginSign } from '@archway/contract/session/calls';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { processFile } from '../features/file/jobs/process.ts';
import { rowsAs } from '../testing/as-tenant.ts';
import { fetchFile } from '../testing/files-host.ts';
import { somePicture } from '../testing/files.ts';
import { runWaitingJobs } from '../testing/jobs.ts';
import {
  freshAddress,
  grant,
  makeOrganization,
  signIn,
  signInVerified,
  type TestPerson,
} from '../testing/people.ts';
import { beginScan } from '../testing/scans.ts';
import { openTestSite, type TestSite } from '../testing/site.ts';
import { SITE_ORG_ID } from '../platform/site-org.ts';

let site: TestSite;
let administrator: TestPerson;
let member: TestPerson;
let shift = 0;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  [administrator, member] = (await makeOrganization(site)).people;
});

interface AuditRow {
  actor: string | null;
  object: string | null;
  outcome: string | null;
}

const auditOf = (call: string, orgId = administrator.orgId) =>
  rowsAs<AuditRow>(
    site.owner,
    orgId,
    `select actor, object, detail->>'outcome' as outcome from audit where org_id = app_org() and call = $1 order by at`,
    [call],
  );
/** Of a member whose role holds nothing. */
async function signInWithoutRights(): Promise<string> {
  await rowsAs(site.owner, member.orgId, 'delete from role_menu where org_id = app_org()');
  return signIn(site, member);
}
async function minutePasses(): Promise<void> {
  shift += 61;
  await site.shiftClock(`${shift} seconds`);
}

test('who was shown a case leaves a row, one a minute', async () => {
  const accessToken = await signIn(site, administrator);
  const { data } = await site.call(saveCase, { name: 'Reid' }, { accessToken });
  const { caseId } = data;
  for (let i = 0; i < 3; i += 1) await site.call(getCase, { caseId }, { accessToken });
  const row = { actor: administrator.userCode, object: caseId, outcome: null };
  expect(await auditOf('case/detail')).toEqual([row]);
  await minutePasses();
  await site.call(getCase, { caseId }, { accessToken });
  expect(await auditOf('case/detail')).toEqual([row, row]);
  // Another reader, and another case, within the same minute.
  await grant(site, member, 'caseManagement');
  await site.call(getCase, { caseId }, { accessToken: await signIn(site, member) });
  expect((await auditOf('case/detail')).map(({ actor }) => actor)).toContain(member.userCode);
  // What is not there is not read.
  await site.call(getCase, { caseId: administrator.userCode }, { accessToken });
  expect(await auditOf('case/detail')).toHaveLength(3);
});

test('who was given the address of a file leaves a row, and nobody before there is one', async () => {
  const accessToken = await signIn(site, administrator);
  const body = await somePicture();
  const input = { kind: 'photo', name: 'face.png', size: body.length } as const;
  const { data } = await site.call(startUpload, input, { accessToken });
  const { fileId } = data;
  await site.call(uploadState, { fileId }, { accessToken });
  expect(await auditOf('file/uploadState')).toEqual([]);
  if (!('headers' in data)) throw new Error('a photo is sent at once');
  await fetchFile(data.url, { method: 'PUT', headers: data.headers, body });
  await site.call(finishUpload, { fileId }, { accessToken });
  await runWaitingJobs(site, [processFile]);
  expect((await site.call(uploadState, { fileId }, { accessToken })).data.url).not.toBeNull();
  expect(await auditOf('file/uploadState')).toEqual([
    { actor: administrator.userCode, object: fileId, outcome: null },
  ]);
});

test.each([makeLoginSign, startTotp, startPasskey])('$path leaves a row', async (call) => {
  const accessToken = await signInVerified(site, administrator);
  expect((await site.call(call, {}, { accessToken })).code).toBe(CODES.ok);
  expect(await auditOf(call.path)).toMatchObject([{ actor: administrator.userCode, outcome: null }]);
});

test('oss/ossSts leaves a row', async () => {
  const accessToken = await signInVerified(site, administrator);
  const { fileId } = await beginScan(site, accessToken);
  expect((await site.call(ossSts, { fileId }, { accessToken })).code).toBe(CODES.ok);
  expect(await auditOf(ossSts.path)).toMatchObject([{ actor: administrator.userCode, object: fileId }]);
});

test('who is refused a call leaves a row, one a minute', async () => {
  const accessToken = await signInWithoutRights();
  const refused = async () => {
    expect((await site.call(listByPage, {}, { accessToken })).code).toBe(CODES.noPerm);
    expect((await site.call(ossSts, { fileId: randomUUID() }, { accessToken })).code).toBe(CODES.noPerm);
  };
  await refused();
  await refused();
  const row = { actor: member.userCode, object: null, outcome: 'noPerm' };
  // By the platform, and by the call itself.
  for (const call of [listByPage, ossSts])
    await vi.waitFor(async () => expect(await auditOf(call.path)).toEqual([row]));
  await minutePasses();
  await refused();
  for (const call of [listByPage, ossSts])
    await vi.waitFor(async () => expect(await auditOf(call.path)).toEqual([row, row]));
});

test('a refusal is answered as fast when its row cannot be written', async () => {
  const accessToken = await signInWithoutRights();
  const client = await site.owner.connect();
  await client.query('begin; lock table audit in access exclusive mode');
  const started = performance.now();
  for (let i = 0; i < 40; i += 1)
    expect((await site.call(listByPage, {}, { accessToken, address: freshAddress() })).code).toBe(
      CODES.noPerm,
    );
  expect(performance.now() - started).toBeLessThan(4_000);
  await client.query('rollback');
  client.release();
});

test('what strangers report leaves one row a minute, whatever they make up', async () => {
  const report = (name: string) =>
    site.call(reportPage, { kind: 'error', name, frames: [`at ${name}`] }, { address: freshAddress() });
  for (let i = 0; i < 5; i += 1) expect((await report(`Made${i}`)).code).toBe(CODES.ok);
  expect(await auditOf('common/monitor', SITE_ORG_ID)).toHaveLength(1);
});
