import { isDeepStrictEqual } from 'node:util';
import {
  changePass,
  editEmail,
  editUsername,
  forceChangePass,
  resendEmailConfirm,
  saveUserAgreementReadLog,
  savePreference,
  setToothNumberingSystem,
  update,
} from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { asMember } from '../../../../harness/as-member.ts';
import { PASSWORD, type Person } from '../../../../harness/organizations.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, withVerifiedAdministrator, type Case } from '../case.ts';
import { canSignIn, liveSessions } from '../look.ts';
import type { Stage } from '../stage.ts';

const NEW_PASSWORD = 'Another-Horse-8';

async function memberRow(stage: Stage, { orgId, userCode }: Person): Promise<Record<string, unknown>> {
  const [row] = await stage.rows.rows(orgId, 'select * from member where user_code = $1', [userCode]);
  return row ?? {};
}

/** The caller's row afterwards has these values. */
const becomes =
  (stage: Stage, person: Person, want: Record<string, unknown>) => async (): Promise<string[]> => {
    const row = await memberRow(stage, person);
    return Object.entries(want).flatMap(([column, value]) =>
      unless(
        isDeepStrictEqual(row[column], value),
        `${column} is ${JSON.stringify(row[column])}, expected ${JSON.stringify(value)}`,
      ),
    );
  };

export const accountCases: readonly Case[] = [
  defineCase({
    call: update,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      const input = { displayName: `Renamed ${clinic.orgId.slice(0, 8)}`, phone: '+49 30 901821' };
      const want = { display_name: input.displayName, phone: input.phone };
      return { clinic, input, headers: asMember(accessToken), check: becomes(stage, administrator, want) };
    },
  }),
  defineCase({
    call: savePreference,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      const check = becomes(stage, administrator, { preference: { density: 'compact' } });
      return { clinic, input: { density: 'compact' as const }, headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: setToothNumberingSystem,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      const check = becomes(stage, administrator, { tooth_numbering_system: 'universal' });
      return { clinic, input: { toothNumberingSystem: 'universal' }, headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: editUsername,
    prepare: async (stage) => {
      const { clinic, administrator, headers } = await withVerifiedAdministrator(stage);
      const username = `renamed.${clinic.orgId.slice(0, 8)}`;
      const check = becomes(stage, administrator, { login_account: username, account_renamed: true });
      return { clinic, input: { username }, headers, check };
    },
  }),
  defineCase({
    call: editEmail,
    prepare: async (stage) => {
      const { clinic, administrator, headers } = await withVerifiedAdministrator(stage);
      const check = becomes(stage, administrator, { email: administrator.email });
      const input = { email: `new.${administrator.email}` };
      return { clinic, input, headers, check };
    },
  }),
  defineCase({
    call: resendEmailConfirm,
    prepare: async (stage) => {
      const { clinic, administrator, headers } = await withVerifiedAdministrator(stage);
      await ask(stage, editEmail, { email: `new.${administrator.email}` }, headers);
      return { clinic, input: {}, headers };
    },
  }),
  defineCase({
    call: changePass,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      await stage.signIn(administrator);
      return {
        clinic,
        input: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
        headers: asMember(accessToken),
        check: async () => [
          ...unless((await liveSessions(stage, administrator)) === 1, 'other sessions live on'),
          ...(await canSignIn(stage, administrator, NEW_PASSWORD, CODES.ok)),
        ],
      };
    },
    // The try is counted before the password is judged; the one that was interrupted stays counted.
    halfway: ['login_failure +1, session ~1'],
    orElse: ['audit +1, audit_unsealed +1, job +1, login_failure +1, mail +1, member ~1, session ~2'],
    again: {
      // The old password is no longer the password, for one that comes while the first is under way.
      codes: [CODES.sessionUnknown, CODES.wrongCredentials],
      adds: '',
      why: 'the token it was asked with is over',
    },
  }),
  defineCase({
    call: forceChangePass,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      await stage.rows.rows(
        clinic.orgId,
        'update member set force_change_password = true where user_code = $1',
        [administrator.userCode],
      );
      return {
        clinic,
        input: { newPassword: NEW_PASSWORD },
        headers: asMember(accessToken),
        check: async () => [
          ...(await becomes(stage, administrator, { force_change_password: false })()),
          ...(await canSignIn(stage, administrator, NEW_PASSWORD, CODES.ok)),
        ],
      };
    },
    again: {
      codes: [CODES.sessionUnknown, CODES.conflict],
      adds: '',
      why: 'the token it was asked with is over',
    },
  }),
  defineCase({
    call: saveUserAgreementReadLog,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return { clinic, input: { agreementType: 'privacy,terms' }, headers: asMember(accessToken) };
    },
  }),
];
