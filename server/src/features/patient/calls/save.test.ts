import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import type { InputOf } from '@archway/contract/core/call';
import { getCase, saveCase } from '@archway/contract/case/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
let administrator: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update organization set abbreviation = 'HS' where org_id = app_org()`,
  );
});

const save = (input: InputOf<typeof savePatient>, options: SendOptions = {}) =>
  site.call(savePatient, input, { accessToken, ...options });

test('a patient without an ID is numbered by the clinic’s abbreviation', async () => {
  const { code, data } = await save({ name: ' Maria  Papadaki', birthDate: '1984-03-12', sex: 'female' });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({ patientCode: 'HS-00001', birthDate: '1984-03-12', sex: 'female' });
  expect((await save({ name: 'Mario Keller' })).data).toMatchObject({
    patientCode: 'HS-00002',
    birthDate: null,
    sex: null,
  });
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select o.name, a.detail from outbox o, audit a where a.call = 'patient/save' and a.object = $1 and o.payload = $2`,
    [data.patientId, { patientId: data.patientId }],
  );
  expect(left).toEqual([{ name: 'patient.changed', detail: { isNew: true } }]);
});

test('a number that somebody typed is passed over', async () => {
  await save({ name: 'Typed', patientCode: 'hs-00001' });
  expect((await save({ name: 'Next' })).data.patientCode).toBe('HS-00002');
});

test('an ID is unique in the clinic, however it is written, and free in another', async () => {
  await save({ name: 'One', patientCode: 'A-1' });
  expect(await save({ name: 'Other', patientCode: 'a-1' })).toMatchObject({
    code: CODES.patientCodeTaken,
    msg: 'This patient ID is already in use.',
    data: { fields: ['patientCode'] },
  });
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await save({ name: 'Theirs', patientCode: 'A-1' }, { accessToken: stranger })).code).toBe(CODES.ok);
});

test('of many at once each has a number of its own', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, (_, i) => save({ name: `Patient ${i}` })));
  expect(new Set(made.map(({ data }) => data.patientCode)).size).toBe(8);
});

test('another name is shown on the cases, and what is left out stays', async () => {
  const { patientId } = (await save({ name: 'Maria', birthDate: '1984-03-12', sex: 'female' })).data;
  const made = await site.call(saveCase, { name: 'Crown', patientId }, { accessToken });
  const { data } = await save({ patientId, name: 'Maria Papadaki', patientCode: 'M-1' });
  expect(data).toMatchObject({ patientCode: 'M-1', birthDate: '1984-03-12', sex: 'female' });
  const detail = await site.call(getCase, { caseId: made.data.caseId }, { accessToken });
  expect(detail.data).toMatchObject({
    patientName: 'Maria Papadaki',
    patientCode: 'M-1',
    birthDate: '1984-03-12',
  });
  expect((await save({ patientId, name: 'Maria', birthDate: '', sex: '' })).data).toMatchObject({
    patientCode: 'M-1',
    birthDate: null,
    sex: null,
  });
});

test('what cannot be is refused', async () => {
  expect((await save({ name: ' ' })).code).toBe(CODES.nameMissing);
  expect((await save({ name: 'x', birthDate: '1984-02-31' })).code).toBe(CODES.invalidInput);
  expect((await save({ name: 'x'.repeat(65) })).code).toBe(CODES.invalidInput);
  expect((await save({ patientId: randomUUID(), name: 'x' })).code).toBe(CODES.notFound);
  const lab = await signIn(site, (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people[0]);
  expect((await save({ name: 'x' }, { accessToken: lab })).code).toBe(CODES.noPerm);
});
