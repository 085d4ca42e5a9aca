import { randomUUID } from 'node:crypto';
import { saveCase } from '@archway/contract/case/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';
import { makeCase, narrowScope } from '../../../testing/cases.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const save = (input: InputOf<typeof saveCase>, options: SendOptions = {}) =>
  site.call(saveCase, input, { accessToken, ...options });

test('a new case has a code, a name and no files', async () => {
  const { code, data } = await save({ name: '  Crown 24 ' });
  expect(code).toBe(CODES.ok);
  expect(data).toEqual({
    caseId: data.caseId,
    caseCode: data.caseCode,
    name: 'Crown 24',
    state: 'registered',
    patientId: null,
    patientName: '',
    patientCode: '',
    birthDate: null,
    dentistId: null,
    dentistName: '',
    scanDate: null,
    scannedOn: data.scannedOn,
    prescription: { works: [], links: [], absent: [] },
    order: null,
    orderStatus: 'notSent',
    memo: '',
    version: 1,
    thumbnailUrl: null,
    createdBy: `The ${administrator.account}`,
    createdAt: data.createdAt,
    updatedAt: data.createdAt,
    deletedAt: null,
    files: [],
    needsAttention: false,
  });
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select o.name, o.payload, a.actor, a.object, a.detail from outbox o, audit a where a.call = 'case/save'`,
  );
  expect(left).toEqual([
    {
      name: 'case.changed',
      payload: { caseId: data.caseId, ownedBy: [administrator.userCode] },
      actor: administrator.userCode,
      object: data.caseId,
      detail: { isNew: true },
    },
  ]);
});

test('codes count up by the day of the organization, and each organization counts its own', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update organization set time_zone = 'Pacific/Kiritimati' where org_id = app_org()`,
  );
  const [{ day }] = (await rowsAs<{ day: string }>(
    site.owner,
    null,
    `select to_char(app_now() at time zone 'Pacific/Kiritimati', 'YYMMDD') as day`,
  )) as [{ day: string }];
  const [first, second] = [await save({ name: 'One' }), await save({ name: 'Two' })];
  expect([first, second].map(({ data }) => data.caseCode)).toEqual([`C-${day}-001`, `C-${day}-002`]);
  await site.shiftClock('24 hours');
  const nextDay = await signIn(site, administrator);
  expect((await save({ name: 'Three' }, { accessToken: nextDay })).data.caseCode).toMatch(/-001$/);
  await site.shiftClock('0 hours');
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await save({ name: 'Theirs' }, { accessToken: stranger })).data.caseCode).toMatch(/-001$/);
});

test('of many at once each has a code of its own, and none is left out', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, (_, i) => save({ name: `Case ${i}` })));
  const numbers = made.map(({ data }) => Number(data.caseCode.split('-')[2]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the same idempotency key twice creates one case', async () => {
  const idempotencyKey = randomUUID();
  const [one, two] = [
    await save({ name: 'Once' }, { idempotencyKey }),
    await save({ name: 'Once' }, { idempotencyKey }),
  ];
  expect(two.data).toEqual(one.data);
  const rows = await rowsAs(
    site.owner,
    administrator.orgId,
    'select from patient_case where org_id = app_org()',
  );
  expect(rows).toHaveLength(1);
});

test('a case gets another name, and keeps the rest', async () => {
  const before = (await save({ name: 'Crwn' })).data;
  const { data } = await save(
    { caseId: before.caseId, name: 'Crown' },
    { accessToken: await signIn(site, dentist) },
  );
  expect(data).toEqual({ ...before, name: 'Crown', version: 2, updatedAt: data.updatedAt });
  expect(data.updatedAt > before.updatedAt).toBe(true);
});

test('a name is needed', async () => {
  expect(await save({ name: '  ' })).toMatchObject({
    code: CODES.nameMissing,
    msg: 'Please enter a name.',
    data: { fields: ['name'] },
  });
  expect((await save({ name: 'x'.repeat(65) })).code).toBe(CODES.invalidInput);
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  const { caseId } = (await save({ name: 'Crown' })).data;
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await save({ caseId, name: 'Mine' }, { accessToken: stranger })).code).toBe(CODES.notFound);
  expect((await save({ caseId: randomUUID(), name: 'x' })).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  const token = await signIn(site, dentist);
  expect((await save({ caseId, name: 'Mine' }, { accessToken: token })).code).toBe(CODES.notFound);
  const own = await makeCase(site, token);
  expect((await save({ caseId: own, name: 'Mine' }, { accessToken: token })).code).toBe(CODES.ok);
});

test('roles of a new organization may make cases; without the right nobody may, nor may a dealer', async () => {
  const token = await signIn(site, dentist);
  expect((await save({ name: 'x' }, { accessToken: token })).code).toBe(CODES.ok);
  await rowsAs(
    site.owner,
    dentist.orgId,
    `delete from role_menu where org_id = app_org() and menu_id = 'caseManagement.save'`,
  );
  expect((await save({ name: 'x' }, { accessToken: token })).code).toBe(CODES.noPerm);
  const [dealer] = (await makeOrganization(site, ORGANIZATION_TYPE.dealer)).people;
  expect((await save({ name: 'x' }, { accessToken: await signIn(site, dealer) })).code).toBe(CODES.noPerm);
});
