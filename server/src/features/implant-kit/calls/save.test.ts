import { CODES } from '@archway/contract/codes';
import { listImplantKits, saveImplantKit } from '@archway/contract/implant-kit/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { MOST_IMPLANT_KITS } from '@archway/rules/treatment/implant-kits';
import type { ImplantKit } from '@archway/rules/treatment/prescription';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let accessToken: string;
let colleague: string;
beforeEach(async () => {
  const { people } = await makeOrganization(site);
  [administrator] = people;
  accessToken = await signIn(site, administrator);
  colleague = await signIn(site, people[1]);
});

const KIT = { manufacturer: 'Tarvos', system: 'Alpha Beta', diameter: '4.1' };
const save = (more: Partial<ImplantKit> = {}, token = accessToken) =>
  site.call(saveImplantKit, { ...KIT, ...more }, { accessToken: token });
const list = async (token = accessToken) =>
  (await site.call(listImplantKits, {}, { accessToken: token })).data.list;

test('a kit is offered to every member of the clinic, in the order of adding', async () => {
  const first = (await save()).data;
  const second = (await save({ diameter: '4.25' }, colleague)).data;
  expect(first).toEqual({ kitId: first.kitId, ...KIT });
  expect(await list(colleague)).toEqual([first, second]);
});

test('a kit that differs only in case and spaces is answered with the one that is there', async () => {
  const { data } = await save();
  expect((await save({ manufacturer: 'TARVOS', system: 'alpha  beta' }, colleague)).data).toEqual(data);
  expect(await list()).toEqual([data]);
});

test('saved several times at once, it is one row', async () => {
  const answers = await Promise.all([save(), save({}, colleague), save({ system: 'ALPHA BETA' })]);
  expect(answers.map(({ code }) => code)).toEqual([CODES.ok, CODES.ok, CODES.ok]);
  expect(new Set(answers.map(({ data }) => data.kitId)).size).toBe(1);
  expect(await list()).toHaveLength(1);
});

test('a seeded kit is not added again', async () => {
  const { code } = await save({ manufacturer: 'aldera', system: 'CONIC' });
  expect([code, await list()]).toEqual([CODES.implantKitIsSeeded, []]);
});

test.each([
  { diameter: '' },
  { diameter: '0' },
  { diameter: '4,1' },
  { diameter: '4.10' },
  { diameter: '21' },
  { diameter: 'wide' },
  { manufacturer: ' ' },
  { system: '' },
  { system: 'x'.repeat(65) },
])('%j is refused', async (wrong) => {
  expect([(await save(wrong)).code, await list()]).toEqual([CODES.invalidInput, []]);
});

test('no more than the limit, however many are saved at once', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into implant_kit (org_id, id, manufacturer, system, diameter, added_by)
     select app_org(), gen_random_uuid(), 'Maker ' || n, 'System', '4', $1
     from generate_series(1, $2::integer) n`,
    [administrator.userCode, MOST_IMPLANT_KITS - 1],
  );
  const answers = await Promise.all([save(), save({ diameter: '5' }), save({ diameter: '6' })]);
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual([CODES.ok, CODES.tooManyImplantKits, CODES.tooManyImplantKits]);
  expect(await list()).toHaveLength(MOST_IMPLANT_KITS);
  expect((await save({ manufacturer: 'maker 1', system: 'System', diameter: '4' })).code).toBe(CODES.ok);
});

test('two clinics may have the same kit', async () => {
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  const [own, theirs] = [(await save()).data, (await save({}, stranger)).data];
  expect(own.kitId).not.toBe(theirs.kitId);
  expect([await list(), await list(stranger)]).toEqual([[own], [theirs]]);
});

test('a lab has no kits of its own', async () => {
  const lab = await signIn(site, (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people[0]);
  expect((await save({}, lab)).code).toBe(CODES.noPerm);
});
