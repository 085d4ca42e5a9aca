import {
  addCaseFiles,
  deleteCases,
  removeCaseFile,
  renameCaseFile,
  replaceCaseFile,
  restoreCaseFile,
  restoreCases,
  saveCase,
  setCaseFileRole,
} from '@archway/contract/case/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import { scanOf } from '../files.ts';
import type { Stage } from '../stage.ts';

/** An administrator with a case, and a scan that is on its way, in it if asked for. */
async function withCase(stage: Stage, isInIt: boolean) {
  const made = await withAdministrator(stage);
  const headers = asMember(made.accessToken);
  const { caseId } = (await ask(stage, saveCase, { name: 'Crown' }, headers)).data;
  const fileId = await scanOf(stage, made.administrator);
  if (isInIt) await ask(stage, addCaseFiles, { caseId, fileIds: [fileId] }, headers);
  return { clinic: made.clinic, administrator: made.administrator, headers, caseId, fileId };
}

const stateIs = (stage: Stage, orgId: string, want: string) => async (): Promise<string[]> => {
  const [row] = await stage.rows.rows<{ state: string }>(orgId, 'select state from patient_case');
  return unless(row?.state === want, `the case is ${row?.state}, not ${want}`);
};

const isDeleted = (stage: Stage, orgId: string, want: boolean) => async (): Promise<string[]> => {
  const [row] = await stage.rows.rows<{ gone: boolean }>(
    orgId,
    'select deleted_at is not null as gone from patient_case',
  );
  return unless(row?.gone === want, `that the case is deleted is ${row?.gone}`);
};

export const caseCases: readonly Case[] = [
  defineCase({
    call: saveCase,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const check = async (): Promise<string[]> => {
        const [count] = await stage.rows.rows<{ cases: number }>(
          clinic.orgId,
          'select cases from case_count',
        );
        return unless(count?.cases === 1, `${count?.cases} cases were counted`);
      };
      return { clinic, input: { name: 'Crown' }, headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: addCaseFiles,
    prepare: async (stage) => {
      const { clinic, headers, caseId, fileId } = await withCase(stage, false);
      const check = stateIs(stage, clinic.orgId, 'uploading');
      return { clinic, input: { caseId, fileIds: [fileId] }, headers, check };
    },
  }),
  defineCase({
    call: setCaseFileRole,
    prepare: async (stage) => {
      const { clinic, headers, caseId, fileId } = await withCase(stage, true);
      return { clinic, input: { caseId, fileId, role: 'lower' as const }, headers };
    },
  }),
  defineCase({
    call: replaceCaseFile,
    prepare: async (stage) => {
      const { clinic, headers, caseId, fileId, administrator } = await withCase(stage, true);
      const byFileId = await scanOf(stage, administrator);
      const check = async (): Promise<string[]> => {
        const files = await stage.rows.rows<{ id: string; out: boolean }>(
          clinic.orgId,
          'select file_id as id, removed_at is not null as out from case_file',
        );
        const isRight = files.every(({ id, out }) => out === (id === fileId));
        return unless(files.length === 2 && isRight, `the files are ${JSON.stringify(files)}`);
      };
      return { clinic, input: { caseId, fileId, byFileId }, headers, check };
    },
  }),
  defineCase({
    call: renameCaseFile,
    prepare: async (stage) => {
      const { clinic, headers, caseId, fileId } = await withCase(stage, true);
      const check = async (): Promise<string[]> => {
        const [row] = await stage.rows.rows<{ name: string }>(clinic.orgId, 'select name from file');
        return unless(row?.name.startsWith('Upper jaw') === true, `the file is called ${row?.name}`);
      };
      return { clinic, input: { caseId, fileId, name: 'Upper jaw' }, headers, check };
    },
  }),
  defineCase({
    call: removeCaseFile,
    prepare: async (stage) => {
      const { clinic, headers, caseId, fileId } = await withCase(stage, true);
      const check = stateIs(stage, clinic.orgId, 'registered');
      return { clinic, input: { caseId, fileId }, headers, check };
    },
  }),
  defineCase({
    call: restoreCaseFile,
    prepare: async (stage) => {
      const { clinic, headers, caseId, fileId } = await withCase(stage, true);
      await ask(stage, removeCaseFile, { caseId, fileId }, headers);
      const check = stateIs(stage, clinic.orgId, 'uploading');
      return { clinic, input: { caseId, fileId }, headers, check };
    },
  }),
  defineCase({
    call: deleteCases,
    prepare: async (stage) => {
      const { clinic, headers, caseId } = await withCase(stage, true);
      return { clinic, input: { ids: [caseId] }, headers, check: isDeleted(stage, clinic.orgId, true) };
    },
  }),
  defineCase({
    call: restoreCases,
    prepare: async (stage) => {
      const { clinic, headers, caseId } = await withCase(stage, true);
      await ask(stage, deleteCases, { ids: [caseId] }, headers);
      return { clinic, input: { ids: [caseId] }, headers, check: isDeleted(stage, clinic.orgId, false) };
    },
  }),
];
