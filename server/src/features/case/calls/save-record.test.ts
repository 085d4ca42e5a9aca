import { getCase, listCases, saveCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import type { InputOf } from '@archway/contract/core/call';
import { deleteDentists, listDentists, saveDentist } from '@archway/contract/dentist/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
let administrator: TestPerson;
let member: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator, member] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const save = (input: InputOf<typeof saveCase>, options: SendOptions = {}) =>
  site.call(saveCase, input, { accessToken, ...options });
const newPatient = async (name: string) =>
  (await site.call(savePatient, { name }, { accessToken })).data.patientId;
const newDentist = async (name: string, userCode?: string) => {
  const input = { name, ...(userCode === undefined ? {} : { userCode }) };
  return (await site.call(saveDentist, input, { accessToken })).data.dentistId;
};
const sees = async (caseId: string, token: string): Promise<boolean> =>
  (await site.call(getCase, { caseId }, { accessToken: token })).code === CODES.ok;

test('a case says whose it is, for which dentist, scanned when, and what there is to know', async () => {
  const patientId = await newPatient('Maria Papadaki');
  const dentistId = await newDentist('Dr. Reid');
  const input = { name: 'Crown 24', patientId, dentistId, scanDate: '2026-11-09', memo: 'Two\nlines' };
  const { data } = await save(input);
  const said = {
    patientId,
    patientName: 'Maria Papadaki',
    dentistId,
    dentistName: 'Dr. Reid',
    scanDate: '2026-11-09',
    memo: 'Two\nlines',
  };
  expect(data).toMatchObject(said);
  // What is left out stays.
  expect((await save({ caseId: data.caseId, name: 'Crown' })).data).toMatchObject({ ...said, name: 'Crown' });
  const none = { patientId: '', dentistId: '', scanDate: '', memo: '' };
  expect((await save({ caseId: data.caseId, name: 'Crown', ...none })).data).toMatchObject({
    patientId: null,
    dentistId: null,
    scanDate: null,
    memo: '',
    patientName: '',
    patientCode: '',
    dentistName: '',
  });
  expect((await save({ name: 'x', memo: 'x'.repeat(2_001) })).code).toBe(CODES.invalidInput);
});

test('cases are found by patient, patient ID and memo, and sorted by patient', async () => {
  await save({ name: 'One', patientId: await newPatient('Zoë Ångström'), memo: 'shade A2' });
  await save({ name: 'Two', patientId: await newPatient('Anna Lind') });
  const found = async (keyword: string) => {
    const { data } = await site.call(listCases, { keyword }, { accessToken });
    return data.list.map(({ name }) => name);
  };
  expect(await found('zoe angstrom')).toEqual(['One']);
  expect(await found('SHADE a2')).toEqual(['One']);
  expect(await found('-00002')).toEqual(['Two']);
  const sorted = await site.call(listCases, { sort: 'patientName' }, { accessToken });
  expect(sorted.data.list.map(({ patientName }) => patientName)).toEqual(['Anna Lind', 'Zoë Ångström']);
});

test('a lab writes down what it knows; in a clinic that is passed over', async () => {
  const typed = { patientName: 'M. P.', patientCode: '418', dentistName: 'Dr. Who' };
  expect((await save({ name: 'Own', ...typed })).data).toMatchObject({ patientName: '', dentistName: '' });
  const lab = await signIn(site, (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people[0]);
  const { data } = await save({ name: 'Model', ...typed }, { accessToken: lab });
  expect(data).toMatchObject({ ...typed, patientId: null, dentistId: null });
  const renamed = await save({ caseId: data.caseId, name: 'Other' }, { accessToken: lab });
  expect(renamed.data).toMatchObject(typed);
});

test('own scope is the dentist’s, the deputy’s and the maker’s', async () => {
  await narrowScope(site, member);
  const token = await signIn(site, member);
  const dentistId = await newDentist('Dr. Reid');
  const { caseId } = (await save({ name: 'Crown', dentistId })).data;
  expect(await sees(caseId, token)).toBe(false);
  await site.call(saveDentist, { dentistId, name: 'Dr. Reid', userCode: member.userCode }, { accessToken });
  expect(await sees(caseId, token)).toBe(true);
  expect((await site.call(listCases, {}, { accessToken: token })).data.total).toBe(1);
  // As a deputy of somebody else.
  await site.call(
    saveDentist,
    { dentistId, name: 'Dr. Reid', userCode: administrator.userCode },
    { accessToken },
  );
  expect(await sees(caseId, token)).toBe(false);
  await rowsAs(
    site.owner,
    member.orgId,
    `insert into dentist_deputy (org_id, dentist_id, user_code) values (app_org(), $1, $2)`,
    [dentistId, member.userCode],
  );
  expect(await sees(caseId, token)).toBe(true);
  // Who is told live is who may see it, and who could until now.
  await save({ caseId, name: 'Crown', dentistId: '' });
  const [last] = await rowsAs<{ payload: { ownedBy: string[] } }>(
    site.owner,
    member.orgId,
    `select payload from outbox where name = 'case.changed' order by id desc limit 1`,
  );
  expect(last?.payload.ownedBy.toSorted()).toEqual([administrator.userCode, member.userCode].toSorted());
  expect(await sees(caseId, token)).toBe(false);
});

test('somebody of own scope links nobody to a dentist, and so takes no cases', async () => {
  const dentistId = await newDentist('Dr. Reid');
  const { caseId } = (await save({ name: 'Crown', dentistId })).data;
  await narrowScope(site, member);
  await rowsAs(
    site.owner,
    member.orgId,
    `insert into role_menu (org_id, role_id, menu_id)
     select org_id, role_id, 'ownSpace.editDentist' from member where org_id = app_org() and user_code = $1
     on conflict do nothing`,
    [member.userCode],
  );
  const token = await signIn(site, member);
  const link = { dentistId, name: 'Dr. Reid', userCode: member.userCode };
  expect((await site.call(saveDentist, link, { accessToken: token })).code).toBe(CODES.noPerm);
  expect(await sees(caseId, token)).toBe(false);
  const renamed = await site.call(saveDentist, { dentistId, name: 'Dr. L. Reid' }, { accessToken: token });
  expect(renamed.code).toBe(CODES.ok);
});

test('a dentist with cases leaves by name only, and the name may be used again', async () => {
  const dentistId = await newDentist('Dr. Reid', member.userCode);
  const free = await newDentist('Dr. Free');
  const { caseId } = (await save({ name: 'Crown', dentistId })).data;
  const gone = await site.call(deleteDentists, { dentistIds: [dentistId, free] }, { accessToken });
  expect(gone.data).toEqual({ deleted: 2 });
  expect((await site.call(listDentists, {}, { accessToken })).data.list).toEqual([]);
  expect((await save({ caseId, name: 'Still', dentistId })).data.dentistName).toBe('Dr. Reid');
  expect((await save({ name: 'New', dentistId })).code).toBe(CODES.notFound);
  expect(await newDentist('dr. reid', member.userCode)).not.toBe(dentistId);
  expect((await site.call(deleteDentists, { dentistIds: [dentistId] }, { accessToken })).data.deleted).toBe(
    0,
  );
});
