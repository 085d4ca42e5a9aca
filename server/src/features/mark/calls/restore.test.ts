import { randomUUID } from 'node:crypto';
import { removeCaseFile } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { removeMark, restoreMark } from '@archway/contract/mark/calls';
import type { Mark } from '@archway/contract/mark/model';
import { MARK_LIMITS } from '@archway/rules/marks';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { makeCase, narrowScope } from '../../../testing/cases.ts';
import { makeMark, makeModel, marksOf, pinOn, type Modeled } from '../mark.fixtures.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let model: Modeled;
let caseId: string;
let mark: Mark;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  model = await makeModel(site, administrator, accessToken);
  caseId = model.caseId;
  mark = await makeMark(site, accessToken, caseId, pinOn(model.upper));
});

const remove = () => site.call(removeMark, { caseId, markId: mark.markId }, { accessToken });
const restore = (token = accessToken, { of = caseId, id = mark.markId } = {}) =>
  site.call(restoreMark, { caseId: of, markId: id }, { accessToken: token });
const events = async () =>
  (
    await rowsAs(
      site.owner,
      administrator.orgId,
      `select from outbox where org_id = app_org() and name = 'case.changed'`,
    )
  ).length;

test('brings a mark back to its place as it was', async () => {
  const later = await makeMark(site, accessToken, caseId, pinOn(model.lower));
  await remove();
  const before = await events();
  expect(await restore(await signIn(site, dentist))).toMatchObject({ code: CODES.ok, data: mark });
  expect(await marksOf(site, accessToken, caseId)).toEqual([mark, later]);
  expect(await events()).toBe(before + 1);
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select actor, object, detail from audit where call = 'case/restoreMark'`,
  );
  expect(left).toEqual([{ actor: dentist.userCode, object: caseId, detail: { mark: mark.markId } }]);
});

test('one that is there stays, and nobody hears of it', async () => {
  const before = await events();
  expect(await restore()).toMatchObject({ code: CODES.ok, data: mark });
  expect(await events()).toBe(before);
});

test('also onto a file that was taken out', async () => {
  await remove();
  await site.call(removeCaseFile, { caseId, fileId: model.upper }, { accessToken });
  expect((await restore()).code).toBe(CODES.ok);
});

test('also into a case that is full: what was taken away has kept its place', async () => {
  await remove();
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into case_mark (org_id, id, case_id, shape, created_by)
     select org_id, gen_random_uuid(), case_id, shape, created_by from case_mark, generate_series(2, $1)
     where org_id = app_org()`,
    [MARK_LIMITS.perCase],
  );
  expect((await restore()).code).toBe(CODES.ok);
});

test("neither a stranger's case or mark nor one beyond the own scope is there", async () => {
  await remove();
  expect((await restore(accessToken, { id: randomUUID() })).code).toBe(CODES.notFound);
  const other = await makeCase(site, accessToken);
  expect((await restore(accessToken, { of: other })).code).toBe(CODES.notFound);
  const token = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await restore(token)).code).toBe(CODES.notFound);
  expect((await restore(token, { of: await makeCase(site, token) })).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  expect((await restore(await signIn(site, dentist))).code).toBe(CODES.notFound);
  expect(await marksOf(site, accessToken, caseId)).toEqual([]);
});
