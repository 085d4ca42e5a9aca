import { deleteImplantKit, saveImplantKit } from '@archway/contract/implant-kit/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';

const kit = { manufacturer: 'Tarvos', system: 'Alpha', diameter: '4.1' };

const kitsAre = (stage: Stage, orgId: string, want: number) => async (): Promise<string[]> => {
  const rows = await stage.rows.rows(orgId, 'select id from implant_kit');
  return unless(rows.length === want, `there are ${rows.length} kits, not ${want}`);
};

export const implantKitCases: readonly Case[] = [
  defineCase({
    call: saveImplantKit,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const check = kitsAre(stage, clinic.orgId, 1);
      return { clinic, input: kit, headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: deleteImplantKit,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      const { kitId } = (await ask(stage, saveImplantKit, kit, headers)).data;
      return { clinic, input: { kitId }, headers, check: kitsAre(stage, clinic.orgId, 0) };
    },
  }),
];
