import { randomUUID } from 'node:crypto';
import { markRead } from '@archway/contract/letter/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';

export const letterCases: readonly Case[] = [
  defineCase({
    call: markRead,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      const letterId = randomUUID();
      await stage.rows.rows(
        clinic.orgId,
        `insert into letter (org_id, id, user_code, type, event, params, path, occasion)
         values ($1, $2, $3, 1, 'partnerApplied', '{"organization": "Kestrel Dental Lab"}', '/partner', gen_random_uuid()::text)`,
        [clinic.orgId, letterId, administrator.userCode],
      );
      return {
        clinic,
        input: { letterIds: [letterId] },
        headers: asMember(accessToken),
        check: async () => {
          const unread = await stage.rows.rows(clinic.orgId, 'select from letter where read_at is null');
          return unless(unread.length === 0, `${unread.length} letters are unread`);
        },
      };
    },
  }),
];
