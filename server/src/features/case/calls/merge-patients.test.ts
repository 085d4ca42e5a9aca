import { randomUUID } from 'node:crypto';
import {
  deleteCases,
  getCase,
  getPatient,
  listCases,
  mergePatients,
  restoreCases,
  saveCase,
  undoMerge,
} from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { listPatients, savePatient } from '@archway/contract/patient/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let kept: string;
let lost: string;
beforeEach(async () => {
  await site.shiftClock('0');
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  kept = await addPatient('Maria Papadaki');
  lost = await addPatient('Maria Papadaki-Ross');
});

async function addPatient(name: string, token = accessToken): Promise<string> {
  const saved = await site.call(savePatient, { name, birthDate: '1984-03-12' }, { accessToken: token });
  return saved.data.patientId;
}
async function addCase(name: string, patientId: string, token = accessToken): Promise<string> {
  return (await site.call(saveCase, { name, patientId }, { accessToken: token })).data.caseId;
}
const merge = (keptId = kept, lostId = lost, token = accessToken) =>
  site.call(mergePatients, { keptId, lostId }, { accessToken: token });
const undo = (mergeId: string, token = accessToken) =>
  site.call(undoMerge, { mergeId }, { accessToken: token });
const casesOf = async (patientId: string) =>
  (await site.call(listCases, { patientId, sort: 'name' }, { accessToken })).data.list.map(
    ({ name, patientName }) => `${name} of ${patientName}`,
  );

test('all cases go to the kept record, and each comes back where it was', async () => {
  await addCase('A', kept);
  await addCase('B', lost);
  const deleted = await addCase('C', lost);
  await site.call(deleteCases, { ids: [deleted] }, { accessToken });
  const { data } = await merge();
  expect(data).toMatchObject({
    patientId: kept,
    merges: [{ name: 'Maria Papadaki-Ross', cases: 2, mergedBy: `The ${administrator.account}` }],
  });
  expect(await casesOf(kept)).toEqual(['A of Maria Papadaki', 'B of Maria Papadaki']);
  const gone = await site.call(getPatient, { patientId: lost }, { accessToken });
  const found = await site.call(listPatients, { keyword: 'papadaki' }, { accessToken });
  expect([gone.code, found.data.list.map(({ patientId }) => patientId)]).toEqual([CODES.notFound, [kept]]);

  await addCase('Made since', kept);
  await site.call(restoreCases, { ids: [deleted] }, { accessToken });
  expect((await undo(data.merges[0]?.mergeId ?? '')).data.merges).toEqual([]);
  expect(await casesOf(kept)).toEqual(['A of Maria Papadaki', 'Made since of Maria Papadaki']);
  expect(await casesOf(lost)).toEqual(['B of Maria Papadaki-Ross', 'C of Maria Papadaki-Ross']);
  const audits = await rowsAs(
    site.owner,
    administrator.orgId,
    `select call, object, detail - 'merge' as detail from audit where call in ('patient/merge', 'patient/undoMerge') order by at`,
  );
  expect(audits).toEqual([
    { call: 'patient/merge', object: kept, detail: { lost, cases: 2 } },
    { call: 'patient/undoMerge', object: kept, detail: { back: lost, cases: 2 } },
  ]);
});

test('a case that was given to somebody else meanwhile stays there', async () => {
  const caseId = await addCase('B', lost);
  const { mergeId = '' } = (await merge()).data.merges[0] ?? {};
  const other = await addPatient('Somebody Else');
  await site.call(saveCase, { caseId, name: 'B', patientId: other }, { accessToken });
  await undo(mergeId);
  expect((await site.call(getCase, { caseId }, { accessToken })).data.patientId).toBe(other);
});

test('is undone on the 29th day, not on the 31st, and once', async () => {
  const third = await addPatient('Maria P.');
  const first = (await merge()).data.merges[0]?.mergeId ?? '';
  const second = (await merge(kept, third)).data.merges[0]?.mergeId ?? '';
  await site.shiftClock('29 days');
  accessToken = await signIn(site, administrator);
  expect([(await undo(first)).code, (await undo(first)).code]).toEqual([CODES.ok, CODES.notFound]);
  await site.shiftClock('31 days');
  accessToken = await signIn(site, administrator);
  expect((await undo(second)).code).toBe(CODES.notFound);
});

test('of a chain the last link is undone first', async () => {
  await addCase('B', lost);
  const third = await addPatient('Maria P.');
  const first = (await merge()).data.merges[0]?.mergeId ?? '';
  const second = (await merge(third, kept)).data.merges[0]?.mergeId ?? '';
  expect((await undo(first)).code).toBe(CODES.notFound);
  expect([(await undo(second)).code, (await undo(first)).code]).toEqual([CODES.ok, CODES.ok]);
  expect(await casesOf(lost)).toEqual(['B of Maria Papadaki-Ross']);
});

test('nobody is merged with oneself, a stranger, or twice', async () => {
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  const foreign = await addPatient('Maria Papadaki', stranger);
  expect((await merge(kept, kept)).code).toBe(CODES.invalidInput);
  for (const other of [foreign, randomUUID()])
    expect([(await merge(kept, other)).code, (await merge(other, kept)).code]).toEqual([
      CODES.notFound,
      CODES.notFound,
    ]);
  const codes = (await Promise.all([merge(), merge(lost, kept), merge()])).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.notFound, CODES.notFound]);
});

test('a role of own scope merges and takes apart only where all cases are its own', async () => {
  await narrowScope(site, dentist);
  const own = await signIn(site, dentist);
  await addCase('Of a colleague', lost);
  expect((await merge(kept, lost, own)).code).toBe(CODES.notFound);
  const mergeId = (await merge()).data.merges[0]?.mergeId ?? '';
  expect((await undo(mergeId, own)).code).toBe(CODES.notFound);
  const [mine, alsoMine] = [await addPatient('Ana Silva', own), await addPatient('Anna Silva', own)];
  await addCase('Mine', mine, own);
  expect((await merge(alsoMine, mine, own)).code).toBe(CODES.ok);
});
