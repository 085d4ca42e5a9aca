import { randomUUID } from 'node:crypto';
import { getPatient, listCases, saveCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { savePatient } from '@archway/contract/patient/calls';
import { beforeEach, expect, test } from 'vitest';
import { narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let member: TestPerson;
let accessToken: string;
let patientId: string;
beforeEach(async () => {
  const { people } = await makeOrganization(site);
  member = people[1];
  accessToken = await signIn(site, people[0]);
  ({ patientId } = (await site.call(savePatient, { name: 'Anna Lind' }, { accessToken })).data);
});

test('a patient is read with the cases, and other cases are left out', async () => {
  await site.call(saveCase, { name: 'Crown', patientId }, { accessToken });
  await site.call(saveCase, { name: 'Other' }, { accessToken });
  expect((await site.call(getPatient, { patientId }, { accessToken })).data.name).toBe('Anna Lind');
  const { data } = await site.call(listCases, { patientId }, { accessToken });
  expect(data.list.map(({ name }) => name)).toEqual(['Crown']);
});

test('own scope reads the patients of own cases; others are as if missing', async () => {
  await narrowScope(site, member);
  const token = await signIn(site, member);
  const read = (id: string) => site.call(getPatient, { patientId: id }, { accessToken: token });
  await site.call(saveCase, { name: 'Crown', patientId }, { accessToken });
  const [hidden, missing] = [await read(patientId), await read(randomUUID())];
  expect({ ...hidden, requestId: '' }).toEqual({ ...missing, requestId: '' });
  expect(hidden.code).toBe(CODES.notFound);
  await site.call(saveCase, { name: 'Mine', patientId }, { accessToken: token });
  expect((await read(patientId)).code).toBe(CODES.ok);
  const { data } = await site.call(listCases, { patientId }, { accessToken: token });
  expect(data.list.map(({ name }) => name)).toEqual(['Mine']);
});
