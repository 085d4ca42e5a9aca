import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { disable, enable } from '@archway/contract/member/calls';
import { reportPage } from '@archway/contract/monitor/calls';
import {
  listSessions,
  liveTicket,
  logout,
  makeLoginSign,
  revokeAllSessions,
  revokeSession,
  verifyIdentity,
} from '@archway/contract/session/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { PASSWORD } from '../../../../harness/organizations.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import { liveSessions } from '../look.ts';
import type { Stage } from '../stage.ts';

const activation = async (stage: Stage, orgId: string, userCode: string): Promise<unknown> =>
  (await stage.rows.rows(orgId, 'select activation from member where user_code = $1', [userCode]))[0]?.[
    'activation'
  ];

const memberCases: readonly Case[] = [
  defineCase({
    call: disable,
    prepare: async (stage) => {
      const { clinic, member, accessToken } = await withAdministrator(stage);
      await stage.signIn(member);
      await stage.signIn(member);
      return {
        clinic,
        input: { userCode: member.userCode },
        headers: asMember(accessToken),
        check: async () => [
          ...unless((await activation(stage, clinic.orgId, member.userCode)) === 2, 'is not disabled'),
          ...unless((await liveSessions(stage, member)) === 0, 'has a live session'),
        ],
      };
    },
  }),
  defineCase({
    call: enable,
    prepare: async (stage) => {
      const { clinic, member, accessToken } = await withAdministrator(stage);
      await stage.rows.rows(clinic.orgId, 'update member set activation = 2 where user_code = $1', [
        member.userCode,
      ]);
      return {
        clinic,
        input: { userCode: member.userCode },
        headers: asMember(accessToken),
        check: async () =>
          unless((await activation(stage, clinic.orgId, member.userCode)) === 1, 'is not enabled'),
      };
    },
  }),
];

/** Reports of pages are audited once a minute. */
const MAYBE_AUDITED = ['', 'audit +1, audit_unsealed +1, '];

const monitorCases: readonly Case[] = [
  defineCase({
    name: 'common/monitor (error)',
    call: reportPage,
    prepare: async (stage) => {
      const clinic = await stage.clinic();
      const name = `Fault${clinic.orgId.slice(0, 8)}Error`;
      const frames = [`at ${name} (/assets/app.js:1:2)`];
      return { clinic, input: { kind: 'error' as const, name, frames } };
    },
    orElse: MAYBE_AUDITED.map((audit) => `${audit}idempotency +1, outbox +1, page_error +1`),
  }),
  defineCase({
    name: 'common/monitor (vital)',
    call: reportPage,
    prepare: async (stage) => ({
      clinic: await stage.clinic(),
      input: { kind: 'vital' as const, name: 'LCP', value: 1_234 },
    }),
    orElse: MAYBE_AUDITED.map((audit) => `${audit}idempotency +1, web_vital +1`),
  }),
];

/** Neither is told by a key whether it is a repeat: what is made anew makes what was made before useless. */
const unkeyedCases: readonly Case[] = [
  defineCase({
    call: makeLoginSign,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return { clinic, input: {}, headers: asMember(accessToken) };
    },
    again: {
      codes: [CODES.ok],
      adds: 'one_time_link +1, one_time_link ~1',
      why: 'a new sign takes the place of the one nobody got',
    },
  }),
  defineCase({
    call: verifyIdentity,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return { clinic, input: { password: PASSWORD }, headers: asMember(accessToken) };
    },
    // Tries are counted before the password is judged; the one that was interrupted stays counted.
    halfway: ['login_failure +1, session ~1'],
    orElse: ['audit +1, audit_unsealed +1, login_failure +1, session ~1'],
    again: {
      codes: [CODES.ok],
      adds: 'audit +1, audit_unsealed +1, session ~1',
      why: 'verified again, 15 minutes from now',
    },
  }),
  defineCase({
    call: liveTicket,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return { clinic, input: { channel: 'system' as const }, headers: asMember(accessToken) };
    },
    again: {
      codes: [CODES.ok],
      adds: 'live_ticket +1',
      why: 'a ticket nobody got is swept after 30 seconds',
    },
  }),
];

export const sessionCases: readonly Case[] = [
  ...memberCases,
  ...monitorCases,
  defineCase({
    call: logout,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      return {
        clinic,
        input: {},
        headers: asMember(accessToken),
        check: async () => unless((await liveSessions(stage, administrator)) === 0, 'is still signed in'),
      };
    },
    again: { codes: [CODES.sessionEnded], adds: '', why: 'the session is over, which is what was wanted' },
  }),
  defineCase({
    call: revokeSession,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      const other = await stage.signIn(administrator);
      const { data } = await ask(stage, listSessions, {}, asMember(accessToken));
      const target = data.list.find(({ isCurrent }) => !isCurrent);
      return {
        clinic,
        input: { sessionId: target?.sessionId ?? '' },
        headers: asMember(accessToken),
        check: async () => {
          const asked = await ask(stage, info, {}, asMember(other.accessToken));
          return unless(
            asked.code === CODES.sessionEnded,
            `the ended session is answered with ${asked.code}`,
          );
        },
      };
    },
  }),
  defineCase({
    call: revokeAllSessions,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      await stage.signIn(administrator);
      await stage.signIn(administrator);
      const headers = asMember(accessToken);
      await ask(stage, verifyIdentity, { password: PASSWORD }, headers);
      return {
        clinic,
        input: {},
        headers,
        check: async (output) => [
          ...unless((await liveSessions(stage, administrator)) === 1, 'other sessions live on'),
          ...unless(
            (output as { ended?: number }).ended === 2,
            'the answer does not say that two have ended',
          ),
        ],
      };
    },
  }),
  ...unkeyedCases,
];
