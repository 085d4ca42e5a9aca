import { randomUUID } from 'node:crypto';
import { removeCaseFile } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { listMarks, removeMark, saveMark } from '@archway/contract/mark/calls';
import { deleteMembers } from '@archway/contract/member/calls';
import { MARK_KINDS } from '@archway/rules/marks';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, signInVerified, type TestPerson } from '../../../testing/people.ts';
import { narrowScope } from '../../../testing/cases.ts';
import { makeMark, makeModel, marksOf, pinOn, shapesOn, type Modeled } from '../mark.fixtures.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let model: Modeled;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  model = await makeModel(site, administrator, accessToken);
});

const list = (caseId = model.caseId, token = accessToken) =>
  site.call(listMarks, { caseId }, { accessToken: token });
const made = (token = accessToken, text?: string) =>
  makeMark(site, token, model.caseId, pinOn(model.upper, text));

test('marks of every kind, whole and oldest first', async () => {
  const shapes = shapesOn(model);
  expect(shapes.map(({ kind }) => kind)).toEqual(MARK_KINDS);
  const marks = [];
  for (const shape of shapes) marks.push(await makeMark(site, accessToken, model.caseId, shape));
  expect(marks.map(({ shape }) => shape)).toEqual(shapes);
  const { data } = await list();
  expect(data.marks).toEqual(marks);
  expect(data.marks[0]).toEqual({
    markId: marks[0]?.markId,
    caseId: model.caseId,
    shape: shapes[0],
    createdBy: `The ${administrator.account}`,
    createdAt: marks[0]?.createdAt,
    updatedAt: marks[0]?.createdAt,
    editedBy: null,
    editedAt: null,
  });
});

test('a mark that changes keeps its place, its maker and its day', async () => {
  const first = await made(await signIn(site, dentist));
  const second = await made();
  const input = { caseId: model.caseId, markId: first.markId, shape: pinOn(model.lower, 'Other') };
  await site.call(saveMark, input, { accessToken });
  const [changed, other] = await marksOf(site, accessToken, model.caseId);
  const updatedAt = changed?.updatedAt;
  const editor = { editedBy: `The ${administrator.account}`, editedAt: updatedAt };
  expect(changed).toEqual({ ...first, shape: input.shape, updatedAt, ...editor });
  expect(new Date(changed?.updatedAt ?? 0).getTime()).toBeGreaterThan(new Date(first.updatedAt).getTime());
  expect(other).toEqual(second);
});

test('neither what was taken away nor marks of other cases', async () => {
  const gone = await made();
  const stays = await made();
  const other = await makeModel(site, administrator, accessToken);
  await makeMark(site, accessToken, other.caseId, pinOn(other.upper));
  await site.call(removeMark, { caseId: model.caseId, markId: gone.markId }, { accessToken });
  expect((await list()).data.marks).toEqual([stays]);
});

test('marks stay when their file is taken out, and when it is swept', async () => {
  const mark = await made();
  await site.call(removeCaseFile, { caseId: model.caseId, fileId: model.upper }, { accessToken });
  expect((await list()).data.marks).toEqual([mark]);
  await rowsAs(site.owner, administrator.orgId, 'delete from file where org_id = app_org() and id = $1', [
    model.upper,
  ]);
  expect((await list()).data.marks).toEqual([mark]);
});

test('marks go with their case', async () => {
  await made();
  const { orgId } = administrator;
  await rowsAs(site.owner, orgId, 'delete from case_file where org_id = app_org()');
  await rowsAs(site.owner, orgId, 'delete from patient_case where org_id = app_org()');
  expect(await rowsAs(site.owner, orgId, 'select from case_mark where org_id = app_org()')).toEqual([]);
});

test('a member who has left is still named', async () => {
  const mark = await made(await signIn(site, dentist));
  const token = await signInVerified(site, administrator);
  const deleted = await site.call(deleteMembers, { ids: [dentist.userCode] }, { accessToken: token });
  expect(deleted.code).toBe(CODES.ok);
  expect((await list()).data.marks).toEqual([{ ...mark, createdBy: `The ${dentist.account}` }]);
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  await made();
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await list(model.caseId, stranger)).code).toBe(CODES.notFound);
  expect((await list(randomUUID())).code).toBe(CODES.notFound);
  const own = await makeModel(site, dentist, await signIn(site, dentist));
  await makeMark(site, accessToken, own.caseId, pinOn(own.upper));
  await narrowScope(site, dentist);
  const token = await signIn(site, dentist);
  expect((await list(model.caseId, token)).code).toBe(CODES.notFound);
  expect((await list(own.caseId, token)).data.marks).toHaveLength(1);
});

test('whoever may not see cases sees no marks, nor does a dealer', async () => {
  const token = await signIn(site, dentist);
  expect((await list(model.caseId, token)).code).toBe(CODES.ok);
  await rowsAs(
    site.owner,
    dentist.orgId,
    `delete from role_menu where org_id = app_org() and menu_id like 'caseManagement%'`,
  );
  expect((await list(model.caseId, token)).code).toBe(CODES.noPerm);
  const [dealer] = (await makeOrganization(site, ORGANIZATION_TYPE.dealer)).people;
  expect((await list(model.caseId, await signIn(site, dealer))).code).toBe(CODES.noPerm);
});
