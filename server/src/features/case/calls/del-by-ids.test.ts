import { randomUUID } from 'node:crypto';
import {
  addCaseFiles,
  countCases,
  deleteCases,
  getCase,
  listCases,
  restoreCases,
  saveCase,
} from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { addUpload, makeCase, narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeEach(async () => {
  await site.shiftClock('0');
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const del = async (ids: string[], token = accessToken) =>
  (await site.call(deleteCases, { ids }, { accessToken: token })).data.list;
const restore = async (ids: string[], token = accessToken) =>
  (await site.call(restoreCases, { ids }, { accessToken: token })).data.list;
const listed = async (isDeleted = false, token = accessToken) =>
  (await site.call(listCases, { isDeleted }, { accessToken: token })).data.list.map(({ caseId }) => caseId);
const code = (list: { code: number }[]) => list.map((item) => item.code);

test('a deleted case is found by nothing but the list of deleted ones, and comes back as it was', async () => {
  const kept = await makeCase(site, accessToken, 'Stays');
  const caseId = await makeCase(site, accessToken, 'Goes');
  expect(code(await del([caseId]))).toEqual([CODES.ok]);
  expect([await listed(), await listed(true)]).toEqual([[kept], [caseId]]);
  const asked = await site.call(getCase, { caseId }, { accessToken });
  const renamed = await site.call(saveCase, { caseId, name: 'Other' }, { accessToken });
  const counted = await site.call(countCases, { lists: [{}] }, { accessToken });
  expect([asked.code, renamed.code, counted.data.list]).toEqual([
    CODES.notFound,
    CODES.notFound,
    [{ total: 1, totalIsExact: true }],
  ]);
  expect(code(await restore([caseId]))).toEqual([CODES.ok]);
  expect([await listed(), await listed(true)]).toEqual([[caseId, kept], []]);
  expect((await site.call(getCase, { caseId }, { accessToken })).data).toMatchObject({
    name: 'Goes',
    deletedAt: null,
  });
});

test('each is answered by itself, and what was done is written down', async () => {
  const caseId = await makeCase(site, accessToken);
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  const foreign = await makeCase(site, stranger);
  const [missing, again] = [randomUUID(), caseId];
  const results = new Map((await del([foreign, caseId, missing, again])).map((item) => [item.id, item.code]));
  expect(results).toEqual(
    new Map([
      [foreign, CODES.notFound],
      [caseId, CODES.ok],
      [missing, CODES.notFound],
    ]),
  );
  expect(code(await del([caseId]))).toEqual([CODES.notFound]);
  const [audit] = await rowsAs(
    site.owner,
    administrator.orgId,
    `select detail from audit where org_id = app_org() and call = 'case/delByIds' order by at limit 1`,
  );
  expect(audit).toEqual({ detail: { deleted: caseId } });
  expect(await listed(false, stranger)).toEqual([foreign]);
});

test('a case can be taken back on the 29th day and not on the 31st', async () => {
  const [first, second] = [await makeCase(site, accessToken), await makeCase(site, accessToken)];
  await del([first, second]);
  await site.shiftClock('29 days');
  accessToken = await signIn(site, administrator);
  expect(code(await restore([first]))).toEqual([CODES.ok]);
  await site.shiftClock('31 days');
  accessToken = await signIn(site, administrator);
  expect([code(await restore([second])), await listed(true)]).toEqual([[CODES.notFound], []]);
});

test('the state is that of its files, however far they came meanwhile', async () => {
  const caseId = await makeCase(site, accessToken);
  const fileId = await addUpload(site, administrator, { tag: 'uploading' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  await del([caseId]);
  await rowsAs(site.owner, administrator.orgId, `update file set tag = 'uploaded' where id = $1`, [fileId]);
  await restore([caseId]);
  expect((await site.call(getCase, { caseId }, { accessToken })).data.state).toBe('uploaded');
});

test('a role of own scope deletes and takes back its own only', async () => {
  await narrowScope(site, dentist);
  const own = await signIn(site, dentist);
  const colleagues = await makeCase(site, accessToken);
  const caseId = await makeCase(site, own);
  expect(code(await del([colleagues], own))).toEqual([CODES.notFound]);
  await del([colleagues]);
  expect([await listed(true, own), code(await restore([colleagues], own))]).toEqual([[], [CODES.notFound]]);
  expect([code(await del([caseId], own)), await listed(true, own)]).toEqual([[CODES.ok], [caseId]]);
  expect(code(await restore([caseId], own))).toEqual([CODES.ok]);
});
