import { deleteView, saveView } from '@archway/contract/view/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';

const view = {
  list: 'case' as const,
  name: 'This week',
  isShared: true,
  settings: { filters: { scanned: 'last7Days' as const }, columns: [] },
};

const viewsAre = (stage: Stage, orgId: string, want: number) => async (): Promise<string[]> => {
  const rows = await stage.rows.rows(orgId, 'select id from saved_view');
  return unless(rows.length === want, `there are ${rows.length} views, not ${want}`);
};

export const viewCases: readonly Case[] = [
  defineCase({
    call: saveView,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return {
        clinic,
        input: view,
        headers: asMember(accessToken),
        check: viewsAre(stage, clinic.orgId, 1),
      };
    },
  }),
  defineCase({
    call: deleteView,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      const { viewId } = (await ask(stage, saveView, view, headers)).data;
      return { clinic, input: { viewId }, headers, check: viewsAre(stage, clinic.orgId, 0) };
    },
  }),
];
