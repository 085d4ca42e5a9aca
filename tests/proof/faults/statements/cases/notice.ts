import { saveReceiveConfig } from '@archway/contract/notice/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';

export const noticeCases: readonly Case[] = [
  defineCase({
    call: saveReceiveConfig,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return {
        clinic,
        input: { changes: { newDevice: { email: false }, message: { email: true } } },
        headers: asMember(accessToken),
        check: async () => {
          const kept = await stage.rows.rows(clinic.orgId, 'select from notice_choice');
          return unless(kept.length === 2, `${kept.length} choices are kept`);
        },
      };
    },
  }),
];
