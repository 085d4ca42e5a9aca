import { addCaseFiles, getCase, listActivity } from '@archway/contract/case/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { addUpload, makeCase, setScan, setTag } from '../../testing/cases.ts';
import { openSite } from '../../testing/file-site.ts';
import { inTenant } from '../../testing/in-tenant.ts';
import { makeOrganization, signIn, type TestPerson } from '../../testing/people.ts';
import { moveCase, restoreCaseState } from './move-case.ts';

const site = await openSite();
const [dentist] = (await makeOrganization(site, ORGANIZATION_TYPE.clinic)).people;
const accessToken = await signIn(site, dentist);
let caseId: string;
let fileId: string;
beforeEach(async () => {
  caseId = await makeCase(site, accessToken);
  fileId = await addUpload(site, dentist, { tag: 'finished' });
  await setScan(site, dentist.orgId, fileId, { step: 'done' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
});

const stateOf = async () => (await site.call(getCase, { caseId }, { accessToken })).data.state;
const kinds = async () =>
  (await site.call(listActivity, { caseId, group: 'changes' }, { accessToken })).data.list
    .map(({ kind, doneBy }) => `${kind} by ${doneBy ?? 'nobody'}`)
    .toReversed()
    .slice(1);
const told = async ({ orgId }: TestPerson) =>
  (
    await rowsAs(
      site.owner,
      orgId,
      `select from outbox where name = 'case.changed' and payload->>'caseId' = $1`,
      [caseId],
    )
  ).length;
const move = (...args: [state: 'ordered' | 'designing' | 'completed', doneBy?: string]) =>
  inTenant(site, dentist.orgId, (tx) => moveCase(tx, dentist.orgId, caseId, ...args));
const restore = (before: string | null) =>
  inTenant(site, dentist.orgId, (tx) => restoreCaseState(tx, dentist.orgId, caseId, before));

test('a case follows its order, says so once, and tells it', async () => {
  const before = await told(dentist);
  await move('ordered', dentist.userCode);
  await move('ordered', dentist.userCode);
  await move('designing');
  await move('completed');
  expect([await stateOf(), (await told(dentist)) - before]).toEqual(['completed', 3]);
  expect(await kinds()).toEqual([
    `ordered by The ${dentist.account}`,
    'designing by nobody',
    'completed by nobody',
  ]);
});

test('when the order ends the case is as far as its files have come meanwhile', async () => {
  await move('ordered');
  await restore('scanCompleted');
  expect(await stateOf()).toBe('scanCompleted');
  await move('ordered');
  await setTag(site, dentist.orgId, fileId, 'uploaded');
  await restore('scanCompleted');
  expect([await stateOf(), (await kinds()).at(-1)]).toEqual(['toBeProgressed', 'orderEnded by nobody']);
});

test('a case that was completed by an earlier order is so again', async () => {
  await move('completed');
  await move('ordered');
  await restore('completed');
  expect(await stateOf()).toBe('completed');
});

test('a case that is gone is left alone', async () => {
  await rowsAs(site.owner, dentist.orgId, 'update patient_case set deleted_at = app_now() where id = $1', [
    caseId,
  ]);
  await move('completed');
  await restore(null);
  const [row] = await rowsAs(site.owner, dentist.orgId, 'select state from patient_case where id = $1', [
    caseId,
  ]);
  expect(row).toEqual({ state: 'scanCompleted' });
});
