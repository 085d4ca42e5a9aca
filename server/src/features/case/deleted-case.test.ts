import { randomUUID } from 'node:crypto';
import {
  addCaseFiles,
  deleteCases,
  downloadCaseFile,
  exportCases,
  getCase,
  getPatient,
  listCases,
  removeCaseFile,
  restoreCaseFile,
  saveCase,
  setCaseFileRole,
} from '@archway/contract/case/calls';
import type { CallSpec } from '@archway/contract/core/call';
import { listMarks, saveMark } from '@archway/contract/mark/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { searchAll } from '@archway/contract/search/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { addUpload, narrowScope } from '../../testing/cases.ts';
import { openSite } from '../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let caseId: string;
let patientId: string;
let fileId: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  patientId = (await site.call(savePatient, { name: 'Maria Papadaki' }, { accessToken })).data.patientId;
  caseId = (await site.call(saveCase, { name: 'Crown', patientId }, { accessToken })).data.caseId;
  fileId = await addUpload(site, administrator, { tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  await site.call(deleteCases, { ids: [caseId] }, { accessToken });
});

/** What somebody can still try who has the case open in another tab, or has kept its address. */
const TRIES: readonly [CallSpec, (caseId: string) => Record<string, unknown>][] = [
  [getCase, (id) => ({ caseId: id })],
  [saveCase, (id) => ({ caseId: id, name: 'Renamed' })],
  [downloadCaseFile, (id) => ({ caseId: id, fileId })],
  [setCaseFileRole, (id) => ({ caseId: id, fileId, role: 'lower' })],
  [removeCaseFile, (id) => ({ caseId: id, fileId })],
  [restoreCaseFile, (id) => ({ caseId: id, fileId })],
  [addCaseFiles, (id) => ({ caseId: id, fileIds: [fileId] })],
  [listMarks, (id) => ({ caseId: id })],
  [
    saveMark,
    (id) => ({
      caseId: id,
      markId: randomUUID(),
      shape: {
        kind: 'pin',
        at: { layer: fileId, point: [0, 0, 0], normal: [0, 0, 1] },
        text: 'x',
        tooth: null,
      },
    }),
  ],
];

test.each(TRIES.map(([call, input]) => [call.path, call, input] as const))(
  '%s takes a deleted case for one that was never there',
  async (_, call, input) => {
    const ask = (id: string) => site.call(call, input(id), { accessToken });
    const [deleted, missing] = [await ask(caseId), await ask(randomUUID())];
    expect({ ...deleted, traceId: '' }).toEqual({ ...missing, traceId: '' });
    const [row] = await rowsAs<{ name: string }>(
      site.owner,
      administrator.orgId,
      'select name from patient_case',
    );
    expect(row?.name).toBe('Crown');
  },
);

test('neither search nor export nor the patient’s page has it', async () => {
  const found = await site.call(searchAll, { keyword: 'Crown' }, { accessToken });
  const exported = await site.call(exportCases, { ids: [caseId], warranty: true }, { accessToken });
  const listed = await site.call(listCases, { patientId }, { accessToken });
  expect([found.data.cases, exported.data.rows, listed.data.list]).toEqual([[], 0, []]);
});

test('whoever is let in by the case alone does not see its patient any more', async () => {
  await narrowScope(site, dentist);
  const own = await signIn(site, dentist);
  const made = await site.call(saveCase, { name: 'Mine', patientId }, { accessToken: own });
  const open = () => site.call(getPatient, { patientId }, { accessToken: own });
  expect((await open()).data.name).toBe('Maria Papadaki');
  await site.call(deleteCases, { ids: [made.data.caseId] }, { accessToken: own });
  const [closed, missing] = [
    await open(),
    await site.call(getPatient, { patientId: randomUUID() }, { accessToken: own }),
  ];
  expect({ ...closed, traceId: '' }).toEqual({ ...missing, traceId: '' });
});
