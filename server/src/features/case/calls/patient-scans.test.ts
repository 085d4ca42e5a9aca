import {
  addCaseFiles,
  listPatientScans,
  removeCaseFile,
  saveCase,
  setCaseFileRole,
} from '@archway/contract/case/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { beforeEach, expect, test } from 'vitest';
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
  patientId = await addPatient('Anna Lind');
});

const addPatient = async (name: string): Promise<string> =>
  (await site.call(savePatient, { name }, { accessToken })).data.patientId;

async function addCase(scanDate: string, of = patientId): Promise<string> {
  const input = { name: `Of ${scanDate}`, patientId: of, scanDate };
  return (await site.call(saveCase, input, { accessToken })).data.caseId;
}
async function addScan(caseId: string, role: string, step: 'done' | 'reading' = 'done'): Promise<string> {
  const fileId = await addUpload(site, person, { name: `${role}.stl`, tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  await setScan(site, person.orgId, fileId, { step, role, thumbnailKey: `org/${role}` });
  return fileId;
}
const read = async (token = accessToken) =>
  (await site.call(listPatientScans, { patientId }, { accessToken: token })).data.list;

test('scans of jaws from all cases of the patient, the oldest first', async () => {
  const newer = await addCase('2026-11-09');
  const lower = await addScan(newer, 'lower');
  const older = await addCase('2025-03-09');
  const upper = await addScan(older, 'upper');
  await addScan(older, 'bite1');
  await addScan(older, 'lower', 'reading');
  await addScan(await addCase('2024-01-01', await addPatient('Ben Ode')), 'upper');
  const list = await read();
  expect(list.map(({ fileId, caseId, jaw, scannedOn }) => ({ fileId, caseId, jaw, scannedOn }))).toEqual([
    { fileId: upper, caseId: older, jaw: 'upper', scannedOn: '2025-03-09' },
    { fileId: lower, caseId: newer, jaw: 'lower', scannedOn: '2026-11-09' },
  ]);
  expect(list[0]).toMatchObject({ role: 'upper', caseName: 'Of 2025-03-09' });
  expect(list[0]?.thumbnailUrl).toMatch(/^http/u);
});

test('a scan from before a treatment is of the jaw it looks like', async () => {
  const caseId = await addCase('2025-03-09');
  const fileId = await addScan(caseId, 'lower');
  await site.call(setCaseFileRole, { caseId, fileId, role: 'preOp' }, { accessToken });
  expect(await read()).toMatchObject([{ fileId, role: 'preOp', jaw: 'lower' }]);
});

test('removed scans are left out', async () => {
  const caseId = await addCase('2025-03-09');
  const fileId = await addScan(caseId, 'upper');
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  expect(await read()).toEqual([]);
});

test('own scope reads scans of own cases alone', async () => {
  await addScan(await addCase('2025-03-09'), 'upper');
  await narrowScope(site, colleague);
  expect(await read(await signIn(site, colleague))).toEqual([]);
});
