import {
  addCaseFiles,
  deleteCases,
  mergePatients,
  removeCaseFile,
  renameCaseFile,
  replaceCaseFile,
  restoreCaseFile,
  restoreCases,
  saveCase,
  setCaseFileRole,
  undoMerge,
} from '@archway/contract/case/calls';
import type { CallSpec } from '@archway/contract/core/call';
import { allCalls } from '@archway/contract';
import { removeMark, restoreMark, saveMark } from '@archway/contract/mark/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { saveTreatment } from '@archway/contract/treatment/calls';
import { bareWork } from '@archway/rules/treatment/prescription';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsAs } from '../testing/as-tenant.ts';
import { addUpload, makeCase } from '../testing/cases.ts';
import { openSite } from '../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../testing/people.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeAll(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

async function mustSend(call: CallSpec, input: object): Promise<Record<string, unknown>> {
  const { code, data } = await site.call(call, input, { accessToken });
  if (code !== 200) throw new Error(`${call.path} answered ${code}`);
  return data as Record<string, unknown>;
}

/** A case with a scan. */
async function filled(): Promise<{ caseId: string; fileId: string }> {
  const caseId = await makeCase(site, accessToken, 'Crown 24');
  const fileId = await addUpload(site, person, { name: 'upper.stl', tag: 'finished' });
  await mustSend(addCaseFiles, { caseId, fileIds: [fileId] });
  return { caseId, fileId };
}
const pinOn = (scanId: string, text = 'Undercut') => ({
  kind: 'pin',
  at: { scanId, point: [1, 2, 3] },
  tooth: 24,
  text,
});
async function marked(): Promise<{ caseId: string; fileId: string; markId: string }> {
  const { caseId, fileId } = await filled();
  const { markId } = await mustSend(saveMark, { caseId, shape: pinOn(fileId) });
  return { caseId, fileId, markId: String(markId) };
}
async function twoRecords(): Promise<{ keptId: string; lostId: string; caseId: string }> {
  const add = async (name: string) => String((await mustSend(savePatient, { name }))['patientId']);
  const [keptId, lostId] = [await add('Maria Papadaki'), await add('Maria Papadaki-Ross')];
  const { caseId } = await mustSend(saveCase, { name: 'Crown 24', patientId: lostId });
  return { keptId, lostId, caseId: String(caseId) };
}

interface Asked {
  caseId: string;
  input: object;
}

/** A case, and what is sent to change it, for every call that does. */
const CHANGES: Readonly<Record<string, readonly [call: CallSpec, () => Promise<Asked>]>> = {
  changed: [saveCase, async () => withCase(await filled(), { name: 'Bridge' })],
  filesAdded: [
    addCaseFiles,
    async () =>
      withCase(await filled(), { fileIds: [await addUpload(site, person), await addUpload(site, person)] }),
  ],
  roleSet: [
    setCaseFileRole,
    async () => {
      const { caseId, fileId } = await filled();
      return withCase({ caseId }, { fileId, role: 'lower' });
    },
  ],
  fileRenamed: [
    renameCaseFile,
    async () => {
      const { caseId, fileId } = await filled();
      return withCase({ caseId }, { fileId, name: 'Upper jaw' });
    },
  ],
  fileReplaced: [
    replaceCaseFile,
    async () => {
      const { caseId, fileId } = await filled();
      return withCase({ caseId }, { fileId, byFileId: await addUpload(site, person) });
    },
  ],
  fileRemoved: [
    removeCaseFile,
    async () => {
      const { caseId, fileId } = await filled();
      return withCase({ caseId }, { fileId });
    },
  ],
  fileRestored: [
    restoreCaseFile,
    async () => {
      const { caseId, fileId } = await filled();
      await mustSend(removeCaseFile, { caseId, fileId });
      return withCase({ caseId }, { fileId });
    },
  ],
  deleted: [
    deleteCases,
    async () => {
      const { caseId } = await filled();
      return { caseId, input: { ids: [caseId] } };
    },
  ],
  restored: [
    restoreCases,
    async () => {
      const { caseId } = await filled();
      await mustSend(deleteCases, { ids: [caseId] });
      return { caseId, input: { ids: [caseId] } };
    },
  ],
  markAdded: [
    saveMark,
    async () => {
      const { caseId, fileId } = await filled();
      return withCase({ caseId }, { shape: pinOn(fileId) });
    },
  ],
  markChanged: [
    saveMark,
    async () => {
      const { caseId, fileId, markId } = await marked();
      return withCase({ caseId }, { markId, shape: pinOn(fileId, 'Deep') });
    },
  ],
  markRemoved: [
    removeMark,
    async () => {
      const { caseId, markId } = await marked();
      return withCase({ caseId }, { markId });
    },
  ],
  markRestored: [
    restoreMark,
    async () => {
      const { caseId, markId } = await marked();
      await mustSend(removeMark, { caseId, markId });
      return withCase({ caseId }, { markId });
    },
  ],
  prescribed: [
    saveTreatment,
    async () =>
      withCase(await filled(), {
        version: 0,
        works: [bareWork('Crown', { teeth: [36], jaw: null }, 'fixed')],
        links: [],
        absent: [],
      }),
  ],
  merged: [
    mergePatients,
    async () => {
      const { keptId, lostId, caseId } = await twoRecords();
      return { caseId, input: { keptId, lostId } };
    },
  ],
  unmerged: [
    undoMerge,
    async () => {
      const { keptId, lostId, caseId } = await twoRecords();
      const { merges } = await mustSend(mergePatients, { keptId, lostId });
      return { caseId, input: { mergeId: (merges as { mergeId: string }[])[0]?.mergeId } };
    },
  ],
};

const withCase = ({ caseId }: { caseId: string }, input: object): Asked => ({
  caseId,
  input: { caseId, ...input },
});

const history = async (caseId: string): Promise<string[]> => {
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select kind, done_by from case_history where org_id = app_org() and case_id = $1 order by at, id`,
    [caseId],
  );
  return rows.map(({ kind, done_by }) => `${String(kind)} ${done_by === person.userCode ? 'by me' : '?'}`);
};

describe('every call that changes a case leaves one entry in its history', () => {
  test.each(Object.entries(CHANGES))('%s', async (kind, [call, prepare]) => {
    const { caseId, input } = await prepare();
    const before = await history(caseId);
    await mustSend(call, input);
    expect(await history(caseId)).toEqual([...before, `${kind} by me`]);
  });

  test('no call of the contract is left out', () => {
    const known = new Set(Object.values(CHANGES).map(([call]) => call.path));
    const changing = allCalls.filter(
      ({ mutates, path }) => mutates === true && /^(case|treatment|patient\/(merge|undoMerge)$)/u.test(path),
    );
    expect(changing.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
  });
});
