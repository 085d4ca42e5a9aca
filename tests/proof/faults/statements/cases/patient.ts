import { savePatient } from '@archway/contract/patient/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';

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
];
