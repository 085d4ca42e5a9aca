import { saveCase } from '@archway/contract/case/calls';
import { saveTreatment } from '@archway/contract/treatment/calls';
import { bareWork } from '@archway/rules/treatment/prescription';
import type { WorkType } from '@archway/rules/treatment/vocabulary';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';

/** Two crowns and a pontic between them, as one bridge. */
const BRIDGE = {
  works: (
    [
      [24, 'Crown'],
      [25, 'Pontic'],
      [26, 'Crown'],
    ] as const
  ).map(([tooth, type]: readonly [number, WorkType]) =>
    bareWork(type, { teeth: [tooth], jaw: null }, 'fixed'),
  ),
  links: [
    [24, 25],
    [25, 26],
  ] as [number, number][],
  absent: [{ tooth: 25, is: 'missing' as const }],
};

export const treatmentCases: readonly Case[] = [
  defineCase({
    call: saveTreatment,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      const { caseId } = (await ask(stage, saveCase, { name: 'Bridge' }, headers)).data;
      // Whole, and with its version, or not at all.
      const check = async (): Promise<string[]> => {
        const [row] = await stage.rows.rows<{ said: string }>(
          clinic.orgId,
          `select concat_ws(' ',
             (select count(*) from treatment_work), (select count(*) from treatment_link),
             (select count(*) from treatment_tooth), c.prescription_version,
             jsonb_array_length(c.prescribed->'works')) as said
           from patient_case c`,
        );
        return unless(row?.said === '3 2 1 1 3', `the prescription is ${row?.said}`);
      };
      return { clinic, input: { caseId, version: 0, ...BRIDGE }, headers, check };
    },
  }),
];
