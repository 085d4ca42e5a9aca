import { deleteTemplate, saveTemplate } from '@archway/contract/template/calls';
import { bareWork } from '@archway/rules/treatment/prescription';
import { templateOf } from '@archway/rules/treatment/template';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';

const template = {
  name: 'Zirconia crown',
  isShared: true,
  work: templateOf({
    ...bareWork('Crown', { teeth: [11], jaw: null }, 'fixed'),
    material: 'zirconia',
  }),
};

const templatesAre = (stage: Stage, orgId: string, want: number) => async (): Promise<string[]> => {
  const rows = await stage.rows.rows(orgId, 'select id from template');
  return unless(rows.length === want, `there are ${rows.length} templates, not ${want}`);
};

export const templateCases: readonly Case[] = [
  defineCase({
    call: saveTemplate,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return {
        clinic,
        input: template,
        headers: asMember(accessToken),
        check: templatesAre(stage, clinic.orgId, 1),
      };
    },
  }),
  defineCase({
    call: deleteTemplate,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      const { templateId } = (await ask(stage, saveTemplate, template, headers)).data;
      return { clinic, input: { templateId }, headers, check: templatesAre(stage, clinic.orgId, 0) };
    },
  }),
];
