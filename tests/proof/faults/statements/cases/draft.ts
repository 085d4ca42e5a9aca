import { dropDraft, saveDraft } from '@archway/contract/draft/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';

const about = { kind: 'case', subject: '' } as const;

const versionIs = (stage: Stage, orgId: string, want: number | undefined) => async (): Promise<string[]> => {
  const [row] = await stage.rows.rows<{ version: number }>(orgId, 'select version from draft');
  return unless(row?.version === want, `the draft has version ${row?.version}, not ${want}`);
};

export const draftCases: readonly Case[] = [
  defineCase({
    call: saveDraft,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const input = { ...about, body: '{"name":"Crown"}', version: 0 };
      return { clinic, input, headers: asMember(accessToken), check: versionIs(stage, clinic.orgId, 1) };
    },
  }),
  defineCase({
    call: dropDraft,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      await ask(stage, saveDraft, { ...about, body: 'typed', version: 0 }, headers);
      return { clinic, input: about, headers, check: versionIs(stage, clinic.orgId, undefined) };
    },
  }),
];
