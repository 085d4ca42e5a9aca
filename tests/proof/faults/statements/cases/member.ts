import { randomUUID } from 'node:crypto';
import {
  acceptJoinRequest,
  declineJoinRequest,
  deleteMembers,
  resendInvitation,
  resetPass,
  saveMember,
} from '@archway/contract/member/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { defineCase, unless, withAdministrator, withVerifiedAdministrator, type Case } from '../case.ts';
import { liveSessions } from '../look.ts';
import type { Stage } from '../stage.ts';

export async function roleIdOf(stage: Stage, orgId: string, code: string): Promise<string> {
  const [role] = await stage.rows.rows(orgId, 'select id from role where code = $1', [code]);
  return String(role?.['id']);
}

/** Somebody who asked to join, and what must be true once the request is answered. */
async function askedToJoin(stage: Stage, orgId: string) {
  const requestId = randomUUID();
  const email = `asker@${orgId.slice(0, 8)}.example`;
  await stage.rows.rows(
    orgId,
    `insert into join_request (org_id, id, email, display_name, language, expires_at)
     values (app_org(), $1, $2, 'Amara Cole', 'en', app_now() + interval '14 days')`,
    [requestId, email],
  );
  return {
    requestId,
    email,
    answerOf: async (): Promise<unknown> => {
      const [row] = await stage.rows.rows(orgId, 'select answer from join_request where id = $1', [
        requestId,
      ]);
      return row?.['answer'];
    },
    mailsTo: async (template: string) =>
      (
        await stage.rows.rows(orgId, 'select from mail where recipient = $1 and template = $2', [
          email,
          template,
        ])
      ).length,
  };
}

export const memberCases: readonly Case[] = [
  defineCase({
    name: 'user/save_or_update (invite)',
    call: saveMember,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const email = `invited@${clinic.orgId.slice(0, 8)}.example`;
      return {
        clinic,
        input: { email, roleId: await roleIdOf(stage, clinic.orgId, 'assistant'), message: 'Welcome' },
        headers: asMember(accessToken),
        check: async () => {
          const made = await stage.rows.rows(clinic.orgId, 'select activation from member where email = $1', [
            email,
          ]);
          return unless(made.length === 1 && made[0]?.['activation'] === 0, 'is not invited once');
        },
      };
    },
  }),
  defineCase({
    name: 'user/save_or_update (edit)',
    call: saveMember,
    prepare: async (stage) => {
      const { clinic, member, accessToken } = await withAdministrator(stage);
      const roleId = await roleIdOf(stage, clinic.orgId, 'clinic-admin');
      return {
        clinic,
        input: { userCode: member.userCode, displayName: 'Renamed', roleId },
        headers: asMember(accessToken),
        check: async () => {
          const [row] = await stage.rows.rows(
            clinic.orgId,
            'select display_name, role_id from member where user_code = $1',
            [member.userCode],
          );
          return unless(
            row?.['display_name'] === 'Renamed' && row['role_id'] === roleId,
            'is changed by halves',
          );
        },
      };
    },
  }),
  defineCase({
    call: resendInvitation,
    prepare: async (stage) => {
      const { clinic, member, accessToken } = await withAdministrator(stage);
      // Invited and not there yet, by an organization that may invite.
      await stage.rows.rows(
        clinic.orgId,
        `update organization set country = 'DE', city = 'Kassel', street = 'Feldweg 3', representative_name = 'A',
           phone = '1', email = 'a@b.example' where org_id = app_org()`,
      );
      await stage.rows.rows(clinic.orgId, 'update member set activation = 0 where user_code = $1', [
        member.userCode,
      ]);
      return {
        clinic,
        input: { userCode: member.userCode },
        headers: asMember(accessToken),
        check: async () => {
          const links = await stage.rows.rows(
            clinic.orgId,
            `select from one_time_link where kind = 'invitation' and user_code = $1 and used_at is null`,
            [member.userCode],
          );
          return unless(links.length === 1, `has ${links.length} links`);
        },
      };
    },
  }),
  defineCase({
    call: acceptJoinRequest,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const { requestId, email, answerOf, mailsTo } = await askedToJoin(stage, clinic.orgId);
      return {
        clinic,
        input: { requestId, version: 1, roleId: await roleIdOf(stage, clinic.orgId, 'assistant') },
        headers: asMember(accessToken),
        check: async () => {
          const made = await stage.rows.rows(clinic.orgId, 'select from member where email = $1', [email]);
          return [
            ...unless((await answerOf()) === 'accepted', 'is not answered'),
            ...unless(made.length === 1 && (await mailsTo('invitation')) === 1, 'is not invited once'),
          ];
        },
      };
    },
  }),
  defineCase({
    call: declineJoinRequest,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const { requestId, answerOf, mailsTo } = await askedToJoin(stage, clinic.orgId);
      return {
        clinic,
        input: { requestId, version: 1 },
        headers: asMember(accessToken),
        check: async () => [
          ...unless((await answerOf()) === 'declined', 'is not answered'),
          ...unless((await mailsTo('joinDeclined')) === 1, 'is not told once'),
        ],
      };
    },
  }),
  defineCase({
    call: deleteMembers,
    prepare: async (stage) => {
      const { clinic, member, headers } = await withVerifiedAdministrator(stage);
      await stage.signIn(member);
      return {
        clinic,
        input: { ids: [member.userCode] },
        headers,
        check: async () => {
          const [row] = await stage.rows.rows(
            clinic.orgId,
            'select deleted_at from member where user_code = $1',
            [member.userCode],
          );
          return [
            ...unless(row?.['deleted_at'] instanceof Date, 'is not deleted'),
            ...unless((await liveSessions(stage, member)) === 0, 'has a live session'),
          ];
        },
      };
    },
  }),
  defineCase({
    call: resetPass,
    prepare: async (stage) => {
      const { clinic, member, headers } = await withVerifiedAdministrator(stage);
      await stage.signIn(member);
      return {
        clinic,
        input: { userCode: member.userCode },
        headers,
        check: async () => unless((await liveSessions(stage, member)) === 0, 'has a live session'),
      };
    },
  }),
];
