import {
  confirmEmail,
  undoEmail,
  editEmail,
  findSite,
  forgetPass,
  forgetPassResetPass,
  info,
  resendActivate,
} from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { join } from '@archway/contract/member/calls';
import { freeLogin, login, makeLoginSign, refreshToken } from '@archway/contract/session/calls';
import { asMember, deviceCookie } from '../../../../harness/as-member.ts';
import { PASSWORD, type Clinic, type Person } from '../../../../harness/organizations.ts';
import { defineCase, unless, withAdministrator, withVerifiedAdministrator, type Case } from '../case.ts';
import { ask, linkFor, mailedSign } from '../ask.ts';
import { canSignIn, liveSessions, tokensWork } from '../look.ts';
import type { Stage } from '../stage.ts';

const NEW_PASSWORD = 'Another-Horse-8';
const USED_UP = 'the link is used up and done its work; the page says so and the log-in works';

async function someMember(stage: Stage): Promise<{ clinic: Clinic; member: Person }> {
  const clinic = await stage.clinic();
  const [member] = clinic.members;
  if (member === undefined) throw new Error('a clinic without people');
  return { clinic, member };
}

const signInCases: readonly Case[] = [
  defineCase({
    call: login,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      return {
        clinic,
        input: { account: member.account, password: PASSWORD },
        check: tokensWork(stage),
      };
    },
    // Tries are counted before the password is judged; the one that was interrupted stays counted.
    halfway: ['login_failure +1'],
    orElse: ['audit +1, audit_unsealed +1, known_device +1, login_failure +1, session +1'],
    again: {
      codes: [CODES.ok],
      // The cookie was lost with the answer: the same browser is a second device, which is told by mail.
      adds: 'audit +1, audit_unsealed +1, job +1, known_device +1, mail +1, session +1',
      why: 'a second session; nobody has the tokens of the first, which ends by itself',
    },
  }),
  defineCase({
    call: freeLogin,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const { data } = await ask(stage, makeLoginSign, {}, asMember(accessToken));
      return { clinic, input: { sign: data.sign }, check: tokensWork(stage) };
    },
    again: { codes: [CODES.linkExpire], adds: '', why: 'the sign is used up: the software makes another' },
  }),
  defineCase({
    call: refreshToken,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      const headers = deviceCookie(member.userCode.slice(0, 22));
      const tokens = await stage.signIn(member, { saveLogin: true, headers });
      return {
        clinic,
        input: { refreshToken: tokens.refreshToken ?? '' },
        headers,
        check: async (output) => {
          const old = await ask(stage, info, {}, asMember(tokens.accessToken));
          return [
            ...(await tokensWork(stage)(output)),
            ...unless(old.code === CODES.sessionUnknown, `the old access token gets ${old.code}`),
            ...unless((await liveSessions(stage, member)) === 1, 'there is not exactly one session'),
          ];
        },
      };
    },
    again: { codes: [CODES.ok], adds: '', why: 'the same pair again' },
  }),
];

const ASKED_AGAIN = {
  codes: [CODES.ok],
  adds: 'account_mail_request +1, job +1',
  why: 'a second mail, whose link alone works',
};

const linkCases: readonly Case[] = [
  defineCase({
    call: forgetPass,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      return { clinic, input: { account: member.account } };
    },
    again: ASKED_AGAIN,
  }),
  defineCase({
    call: forgetPassResetPass,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      await stage.signIn(member);
      const input = { sign: await linkFor(stage, member, 'resetPassword'), password: NEW_PASSWORD };
      return {
        clinic,
        input,
        check: async () => [
          ...unless((await liveSessions(stage, member)) === 0, 'an old session lives on'),
          ...(await canSignIn(stage, member, NEW_PASSWORD, CODES.ok)),
        ],
      };
    },
    again: { codes: [CODES.linkExpire], adds: '', why: USED_UP },
  }),
  defineCase({
    call: join,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      await stage.rows.rows(
        clinic.orgId,
        'update member set activation = 0, email_verified = false, password_hash = null where user_code = $1',
        [member.userCode],
      );
      const sign = await linkFor(stage, member, 'invitation');
      const agreementType = 'privacy,cookie,terms';
      return {
        clinic,
        input: { sign, displayName: 'Amara Cole', password: NEW_PASSWORD, agreementType },
        check: () => canSignIn(stage, member, NEW_PASSWORD, CODES.ok),
      };
    },
    again: { codes: [CODES.linkExpire], adds: '', why: USED_UP },
  }),
  defineCase({
    name: 'user/email.confirm (activation)',
    call: confirmEmail,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      await stage.rows.rows(
        clinic.orgId,
        'update member set activation = 0, email_verified = false where user_code = $1',
        [member.userCode],
      );
      return {
        clinic,
        input: { sign: await linkFor(stage, member, 'activate'), password: PASSWORD },
        check: () => canSignIn(stage, member, PASSWORD, CODES.ok),
      };
    },
    // Tries are counted on the link before the password is judged.
    halfway: ['one_time_link ~1'],
    again: { codes: [CODES.linkExpire], adds: '', why: USED_UP },
  }),
  defineCase({
    name: 'user/email.confirm (new address)',
    call: confirmEmail,
    prepare: async (stage) => {
      const { clinic, administrator, headers } = await withVerifiedAdministrator(stage);
      const email = `new.${administrator.email}`;
      await ask(stage, editEmail, { email }, headers);
      return {
        clinic,
        input: { sign: await mailedSign(stage, clinic.orgId, 'confirmEmail') },
        check: () => canSignIn(stage, { ...administrator, account: email }, PASSWORD, CODES.ok),
      };
    },
    again: { codes: [CODES.linkExpire], adds: '', why: USED_UP },
  }),
  defineCase({
    call: undoEmail,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      await stage.signIn(member);
      const email = `old.${member.email}`;
      return {
        clinic,
        input: { sign: await linkFor(stage, member, 'undoEmail', { email }) },
        check: async () => [
          ...unless((await liveSessions(stage, member)) === 0, 'a session lives on'),
          ...(await canSignIn(stage, member, PASSWORD, CODES.wrongCredentials)),
        ],
      };
    },
    again: { codes: [CODES.linkExpire], adds: '', why: USED_UP },
  }),
  defineCase({
    call: findSite,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      return { clinic, input: { email: member.email } };
    },
    again: ASKED_AGAIN,
  }),
  defineCase({
    call: resendActivate,
    prepare: async (stage) => {
      const { clinic, member } = await someMember(stage);
      await stage.rows.rows(clinic.orgId, 'update member set activation = 0 where user_code = $1', [
        member.userCode,
      ]);
      return { clinic, input: { account: member.account } };
    },
    again: ASKED_AGAIN,
  }),
];

export const publicCases: readonly Case[] = [...signInCases, ...linkCases];
