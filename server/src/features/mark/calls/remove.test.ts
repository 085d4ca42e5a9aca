import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { removeMark } from '@archway/contract/mark/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { makeCase, narrowScope } from '../../../testing/cases.ts';
import { makeMark, makeModel, marksOf, pinOn } from '../mark.fixtures.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let caseId: string;
let markId: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  const model = await makeModel(site, administrator, accessToken);
  caseId = model.caseId;
  markId = (await makeMark(site, accessToken, caseId, pinOn(model.upper))).markId;
});

const remove = (token = accessToken, { of = caseId, mark = markId } = {}) =>
  site.call(removeMark, { caseId: of, markId: mark }, { accessToken: token });

test('takes a mark away and keeps its row', async () => {
  expect((await remove(await signIn(site, dentist))).code).toBe(CODES.ok);
  expect(await marksOf(site, accessToken, caseId)).toEqual([]);
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select a.actor, a.object, a.detail, m.removed_at is not null as removed,
       (select count(*)::int from outbox where name = 'case.changed' and payload ->> 'caseId' = a.object) as events
     from audit a join case_mark m on m.case_id::text = a.object where a.call = 'case/removeMark'`,
  );
  expect(left).toEqual([
    { actor: dentist.userCode, object: caseId, detail: { mark: markId }, removed: true, events: 4 },
  ]);
});

test('what is away, in another case or nowhere is not there', async () => {
  expect((await remove(accessToken, { mark: randomUUID() })).code).toBe(CODES.notFound);
  const other = await makeCase(site, accessToken);
  expect((await remove(accessToken, { of: other })).code).toBe(CODES.notFound);
  await remove();
  expect((await remove()).code).toBe(CODES.notFound);
});

test('of two tabs one takes it away', async () => {
  const both = await Promise.all([remove(), remove()]);
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([CODES.ok, CODES.notFound]));
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  const [stranger] = (await makeOrganization(site)).people;
  const token = await signIn(site, stranger);
  expect((await remove(token)).code).toBe(CODES.notFound);
  expect((await remove(token, { of: await makeCase(site, token) })).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  expect((await remove(await signIn(site, dentist))).code).toBe(CODES.notFound);
  expect(await marksOf(site, accessToken, caseId)).toHaveLength(1);
});
