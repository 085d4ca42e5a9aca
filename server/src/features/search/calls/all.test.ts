import { saveCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { applyPartner, terminatePartner } from '@archway/contract/partner/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { searchAll } from '@archway/contract/search/calls';
import { MOST_FOUND } from '@archway/contract/search/model';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { becomePartners, makeSide } from '../../../testing/partners.ts';
import { changeMember, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  await changeMember(site, dentist, `display_name = 'Dr. Zoë Müller'`);
});

async function addCase(name: string, patient: string, token = accessToken): Promise<void> {
  const { data } = await site.call(savePatient, { name: patient }, { accessToken: token });
  await site.call(saveCase, { name, patientId: data.patientId }, { accessToken: token });
}
async function search(keyword: string, token = accessToken) {
  const { data } = await site.call(searchAll, { keyword }, { accessToken: token });
  return {
    patients: data.patients.map(({ name }) => name),
    cases: data.cases.map(({ name }) => name),
    people: data.people.map(({ displayName }) => displayName),
    partners: data.partners.map(({ name }) => name),
  };
}

const NOTHING = { patients: [], cases: [], people: [], partners: [] };

test('patients, cases and people are found without regard to case and accents', async () => {
  await addCase('Crown 24', 'Renée Müller');
  await addCase('Muller bridge', 'Ana Silva');
  expect(await search('MULLER')).toEqual({
    patients: ['Renée Müller'],
    cases: ['Muller bridge', 'Crown 24'],
    people: ['Dr. Zoë Müller'],
    partners: [],
  });
  expect(await search('nobody')).toEqual(NOTHING);
});

test('eight of each at most', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into patient_case (org_id, id, code, name, created_by)
     select app_org(), gen_random_uuid(), 'N-' || n, 'Splint ' || n, $1 from generate_series(1, 12) n`,
    [administrator.userCode],
  );
  expect((await search('splint')).cases).toHaveLength(MOST_FOUND);
});

test('a role of own scope finds its own cases, and their patients', async () => {
  await narrowScope(site, dentist);
  const own = await signIn(site, dentist);
  await addCase('Bridge of a colleague', 'Mara Colleague');
  await addCase('Bridge of mine', 'Mara Mine', own);
  expect((await search('bridge', own)).cases).toEqual(['Bridge of mine']);
  expect((await search('mara', own)).patients).toEqual(['Mara Mine']);
});

test('people are found by those who may read them, cases by those who may read cases', async () => {
  await addCase('Crown', 'Müller');
  const token = await signIn(site, dentist);
  await rowsAs(
    site.owner,
    administrator.orgId,
    `delete from role_menu where role_id = (select role_id from member where user_code = $1)`,
    [dentist.userCode],
  );
  expect(await search('muller', token)).toEqual(NOTHING);
});

test('administrators find partners by name, accents aside, from both sides', async () => {
  const clinic = await makeSide(site, 'clinic', 'Harbour Zebra Dental');
  const lab = await makeSide(site, 'lab', 'Zébra Lab');
  const ended = await makeSide(site, 'lab', 'Zebra Ended');
  const asking = await makeSide(site, 'lab', 'Zebra Asking');
  await makeSide(site, 'lab', 'Zebra Stranger');
  await becomePartners(site, clinic, lab);
  const { partnershipId, version } = await becomePartners(site, clinic, ended);
  await site.call(terminatePartner, { partnershipId, version }, { accessToken: ended.accessToken });
  await site.call(applyPartner, { companyCode: clinic.orgId }, { accessToken: asking.accessToken });
  const { partners } = await search('ZEBRA', clinic.accessToken);
  expect(partners).toEqual(['Zebra Asking', 'Zébra Lab']);
  expect((await search('zebra', lab.accessToken)).partners).toEqual(['Harbour Zebra Dental']);
  expect((await search('zebra', ended.accessToken)).partners).toEqual([]);
});

test('a member who may not manage partners finds none', async () => {
  const clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  await becomePartners(site, clinic, await makeSide(site, 'lab', 'Zebra Lab'));
  expect((await search('zebra', clinic.accessToken)).partners).toEqual(['Zebra Lab']);
  expect((await search('zebra', await signIn(site, clinic.member))).partners).toEqual([]);
});

test('of nothing, nothing is asked', async () => {
  expect((await site.call(searchAll, { keyword: ' ' }, { accessToken })).code).toBe(CODES.invalidInput);
});
