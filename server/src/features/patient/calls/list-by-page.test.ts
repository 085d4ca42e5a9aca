import { listDoubles, listPatients, savePatient } from '@archway/contract/patient/calls';
import { beforeEach, expect, test } from 'vitest';
import { narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  for (const patient of [
    { name: 'Renée Müller', birthDate: '1984-03-12', patientCode: 'HS-7' },
    { name: 'Anna Lind', birthDate: '1984-03-12', patientCode: 'HS-8' },
    { name: 'Jon Ek', patientCode: 'HS-9' },
  ])
    await site.call(savePatient, patient, { accessToken });
});

const found = async (keyword: string, token = accessToken): Promise<string[]> => {
  const { data } = await site.call(listPatients, { keyword, sort: 'name' }, { accessToken: token });
  return data.list.map(({ name }) => name);
};

test('patients are found by name, ID and birth date, however it is written', async () => {
  expect(await found('renee mul')).toEqual(['Renée Müller']);
  expect(await found('hs-8')).toEqual(['Anna Lind']);
  for (const day of ['1984-03-12', '12.03.1984', '12/03/1984', '03/12/1984'])
    expect(await found(day)).toEqual(['Anna Lind', 'Renée Müller']);
  expect(await found('1985')).toEqual([]);
});

test('whoever may save cases finds all of them, whatever the scope; strangers none', async () => {
  await narrowScope(site, dentist);
  expect(await found('HS-', await signIn(site, dentist))).toHaveLength(3);
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect(await found('HS-', stranger)).toEqual([]);
});

test('doubles are born on the same day and have a like name', async () => {
  const doubles = async (name: string, birthDate: string, patientId?: string) => {
    const input = { name, birthDate, ...(patientId === undefined ? {} : { patientId }) };
    return (await site.call(listDoubles, input, { accessToken })).data.patients;
  };
  const [double] = await doubles('Rene Muller', '1984-03-12');
  expect(double).toMatchObject({ name: 'Renée Müller', patientCode: 'HS-7' });
  expect(await doubles('Rene Muller', '1984-03-13')).toEqual([]);
  expect(await doubles('Karl Berg', '1984-03-12')).toEqual([]);
  expect(await doubles('Renée Müller', '1984-03-12', double?.patientId)).toEqual([]);
});
