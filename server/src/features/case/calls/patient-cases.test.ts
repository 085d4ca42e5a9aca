import { addCaseFiles, listPatientCases, removeCaseFile, saveCase } from '@archway/contract/case/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { addUpload, narrowScope, setScan } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
let patientId: string;
beforeEach(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
  ({ patientId } = (await site.call(savePatient, { name: 'Anna Lind' }, { accessToken })).data);
});

async function addCase(name: string, scanDate: string): Promise<string> {
  return (await site.call(saveCase, { name, patientId, scanDate }, { accessToken })).data.caseId;
}
async function addScan(caseId: string, role: string): Promise<string> {
  const fileId = await addUpload(site, person, { name: `${role}.stl`, tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  await setScan(site, person.orgId, fileId, { step: 'done', role, thumbnailKey: `org/${role}` });
  return fileId;
}
const read = async (more: object = {}, token = accessToken) =>
  (await site.call(listPatientCases, { patientId, ...more }, { accessToken: token })).data;

test('the latest scan comes first, each case with its pictures, jaws before all others', async () => {
  const older = await addCase('Crown', '2025-03-09');
  const newer = await addCase('Bridge', '2026-11-09');
  for (const role of ['bite1', 'lower', 'upper']) await addScan(newer, role);
  await addUpload(site, person, { kind: 'photo', name: 'smile.png', tag: 'finished' });
  const { list, total } = await read();
  expect([list.map(({ caseId }) => caseId), total]).toEqual([[newer, older], 2]);
  expect(list[0]?.pictures.map(({ role }) => role)).toEqual(['upper', 'lower', 'bite1']);
  expect(list[0]?.pictures.every(({ thumbnailUrl }) => thumbnailUrl.startsWith('http'))).toBe(true);
  expect([list[1]?.pictures, list[0]?.frontUrl]).toEqual([[], null]);
  await rowsAs(site.owner, person.orgId, `update patient_case set picture_key = 'org/front' where id = $1`, [
    newer,
  ]);
  expect((await read()).list[0]?.frontUrl).toMatch(/^http/u);
});

test('what was taken out of a case is shown no more', async () => {
  const caseId = await addCase('Crown', '2025-03-09');
  const fileId = await addScan(caseId, 'upper');
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  expect((await read()).list[0]?.pictures).toEqual([]);
});

test('a page at a time', async () => {
  for (const year of [2023, 2024, 2025]) await addCase(`Of ${year}`, `${year}-05-06`);
  const first = await read({ pageSize: 2 });
  const second = await read({ pageSize: 2, cursor: first.next });
  expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(['Of 2025', 'Of 2024', 'Of 2023']);
  expect(second.next).toBeNull();
});

test('own scope reads own cases alone', async () => {
  await addCase('Crown', '2025-03-09');
  await narrowScope(site, colleague);
  const token = await signIn(site, colleague);
  await site.call(saveCase, { name: 'Mine', patientId }, { accessToken: token });
  expect((await read({}, token)).list.map(({ name }) => name)).toEqual(['Mine']);
});
