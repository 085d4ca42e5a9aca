import { mergePatients, saveCase, undoMerge } from '@archway/contract/case/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';

/** Two records of one person, each with a case. */
async function withTwoRecords(stage: Stage) {
  const { clinic, accessToken } = await withAdministrator(stage);
  const headers = asMember(accessToken);
  const add = async (name: string): Promise<string> => {
    const { patientId } = (await ask(stage, savePatient, { name }, headers)).data;
    await ask(stage, saveCase, { name, patientId }, headers);
    return patientId;
  };
  return { clinic, headers, keptId: await add('Maria Papadaki'), lostId: await add('Maria Papadaki-Ross') };
}

/** How many records have cases. */
const recordsAre = (stage: Stage, orgId: string, want: number) => async (): Promise<string[]> => {
  const rows = await stage.rows.rows(
    orgId,
    `select p.id from patient p where merged_into is null
     and exists (select from patient_case c where c.org_id = p.org_id and c.patient_id = p.id)`,
  );
  return unless(rows.length === want, `${rows.length} records have cases, not ${want}`);
};

export const patientCases: readonly Case[] = [
  defineCase({
    call: savePatient,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const check = async (): Promise<string[]> => {
        const [count] = await stage.rows.rows<{ patients: number }>(
          clinic.orgId,
          'select patients from patient_count',
        );
        return unless(count?.patients === 1, `${count?.patients} patients were numbered`);
      };
      const input = { name: 'Maria Papadaki', birthDate: '1984-03-12' };
      return { clinic, input, headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: mergePatients,
    prepare: async (stage) => {
      const { clinic, headers, keptId, lostId } = await withTwoRecords(stage);
      const check = recordsAre(stage, clinic.orgId, 1);
      return { clinic, input: { keptId, lostId }, headers, check };
    },
  }),
  defineCase({
    call: undoMerge,
    prepare: async (stage) => {
      const { clinic, headers, keptId, lostId } = await withTwoRecords(stage);
      const { merges } = (await ask(stage, mergePatients, { keptId, lostId }, headers)).data;
      const input = { mergeId: merges[0]?.mergeId ?? '' };
      return { clinic, input, headers, check: recordsAre(stage, clinic.orgId, 2) };
    },
  }),
];
