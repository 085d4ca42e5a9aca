import { CODES } from '@archway/contract/codes';
import {
  confirmLogin,
  confirmPasskeys,
  confirmTotp,
  deletePasskey,
  makeRecoveryCodes,
  passkeyLogin,
  querySignInMethods,
  savePasskey,
  startIdentityPasskey,
  startPasskey,
  startPasskeyLogin,
  startTotp,
  stopTotp,
  verifyIdentityByPasskey,
} from '@archway/contract/credential/calls';
import { login, verifyIdentity } from '@archway/contract/session/calls';
import { Authenticator } from '@archway/server/testing/authenticator';
import { codeAt } from '@archway/server/testing/credentials';
import { asMember } from '../../../../harness/as-member.ts';
import { PASSWORD, type Clinic, type Person } from '../../../../harness/organizations.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import { canSignIn, tokensWork } from '../look.ts';
import type { Stage } from '../stage.ts';

interface Verified {
  clinic: Clinic;
  administrator: Person;
  headers: Record<string, string>;
}

async function withVerified(stage: Stage): Promise<Verified> {
  const { clinic, administrator, accessToken } = await withAdministrator(stage);
  const headers = asMember(accessToken);
  await ask(stage, verifyIdentity, { password: PASSWORD }, headers);
  return { clinic, administrator, headers };
}

/** Codes count a step longer than it takes to strike a call and to repeat it. */
const soon = (secret: string, steps: number): string => codeAt(secret, Date.now() / 1_000 + steps * 30);

/** Somebody whose log-in asks for codes from now on. */
async function withCodes(stage: Stage): Promise<Verified & { secret: string }> {
  const verified = await withVerified(stage);
  const { secret } = (await ask(stage, startTotp, {}, verified.headers)).data;
  await ask(stage, confirmTotp, { code: soon(secret, 0) }, verified.headers);
  return { ...verified, secret };
}

async function withPasskey(stage: Stage): Promise<Verified & { device: Authenticator }> {
  const verified = await withVerified(stage);
  const { headers } = verified;
  const device = new Authenticator(stage.site.origin);
  const { question } = (await ask(stage, startPasskey, {}, headers)).data;
  await ask(stage, savePasskey, { name: 'A device', answer: device.make(question) }, headers);
  return { ...verified, device };
}

/** So many passkeys are there afterwards. */
const passkeysAre = (stage: Stage, headers: Record<string, string>, wanted: number) => async () => {
  const { passkeys } = (await ask(stage, querySignInMethods, {}, headers)).data;
  return unless(passkeys.length === wanted, `${passkeys.length} passkeys, expected ${wanted}`);
};

const keyedCases: readonly Case[] = [
  defineCase({
    call: confirmTotp,
    prepare: async (stage) => {
      const { clinic, administrator, headers } = await withVerified(stage);
      const { secret } = (await ask(stage, startTotp, {}, headers)).data;
      const check = () => canSignIn(stage, administrator, PASSWORD, CODES.secondStepNeeded);
      return { clinic, input: { code: soon(secret, 1) }, headers, check };
    },
  }),
  defineCase({
    call: stopTotp,
    prepare: async (stage) => {
      const { clinic, administrator, headers } = await withCodes(stage);
      await ask(stage, makeRecoveryCodes, {}, headers);
      const check = () => canSignIn(stage, administrator, PASSWORD, CODES.ok);
      return { clinic, input: {}, headers, check };
    },
  }),
  defineCase({
    call: savePasskey,
    prepare: async (stage) => {
      const { clinic, headers } = await withVerified(stage);
      const { question } = (await ask(stage, startPasskey, {}, headers)).data;
      const answer = new Authenticator(stage.site.origin).make(question);
      return {
        clinic,
        input: { name: 'A device', answer },
        headers,
        check: passkeysAre(stage, headers, 1),
      };
    },
  }),
  defineCase({
    call: confirmPasskeys,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      await stage.rows.rows(clinic.orgId, 'update member set review_passkeys = true where user_code = $1', [
        administrator.userCode,
      ]);
      return { clinic, input: {}, headers: asMember(accessToken) };
    },
  }),
  defineCase({
    call: deletePasskey,
    prepare: async (stage) => {
      const { clinic, headers } = await withPasskey(stage);
      const [passkey] = (await ask(stage, querySignInMethods, {}, headers)).data.passkeys;
      const input = { passkeyId: passkey?.passkeyId ?? '' };
      return { clinic, input, headers, check: passkeysAre(stage, headers, 0) };
    },
  }),
];

const signInCases: readonly Case[] = [
  defineCase({
    call: confirmLogin,
    prepare: async (stage) => {
      const { clinic, administrator, secret } = await withCodes(stage);
      const { data } = await ask(stage, login, { account: administrator.account, password: PASSWORD });
      const { ticket } = data as unknown as { ticket: string };
      return { clinic, input: { ticket, code: soon(secret, 1) }, check: tokensWork(stage) };
    },
    again: {
      codes: [CODES.verifyCodeError],
      adds: '',
      why: 'the ticket is used up; who did not hear of it signs in again',
    },
  }),
  defineCase({
    call: passkeyLogin,
    prepare: async (stage) => {
      const { clinic, device } = await withPasskey(stage);
      const { ticket, question } = (await ask(stage, startPasskeyLogin, {})).data;
      return { clinic, input: { ticket, answer: device.answer(question) }, check: tokensWork(stage) };
    },
    again: {
      codes: [CODES.passkeyRefused],
      adds: '',
      why: 'the question is answered; who did not hear of it asks for another',
    },
  }),
];

/** None is told by a key whether it is a repeat: what is made anew takes the place of what nobody got. */
const unkeyedCases: readonly Case[] = [
  defineCase({
    call: startPasskeyLogin,
    prepare: async (stage) => ({ clinic: await stage.clinic(), input: {} }),
    again: {
      codes: [CODES.ok],
      adds: 'passkey_question +1',
      why: 'a question nobody got is swept after five minutes',
    },
  }),
  defineCase({
    call: startTotp,
    prepare: async (stage) => {
      const { clinic, headers } = await withVerified(stage);
      return { clinic, input: {}, headers };
    },
    again: { codes: [CODES.ok], adds: 'totp ~1', why: 'a new secret in place of the one nobody got' },
  }),
  defineCase({
    call: makeRecoveryCodes,
    prepare: async (stage) => {
      const { clinic, headers } = await withCodes(stage);
      return { clinic, input: {}, headers };
    },
    again: {
      codes: [CODES.ok],
      adds: 'audit +1, audit_unsealed +1, recovery_code +10, recovery_code -10',
      why: 'new codes in place of those nobody got',
    },
  }),
  defineCase({
    call: startPasskey,
    prepare: async (stage) => {
      const { clinic, headers } = await withVerified(stage);
      return { clinic, input: {}, headers };
    },
    again: {
      codes: [CODES.ok],
      adds: 'passkey_question ~1',
      why: 'a new question in place of the one nobody got',
    },
  }),
  defineCase({
    call: startIdentityPasskey,
    prepare: async (stage) => {
      const { clinic, headers } = await withPasskey(stage);
      return { clinic, input: {}, headers };
    },
    again: {
      codes: [CODES.ok],
      adds: 'passkey_question ~1',
      why: 'a new question in place of the one nobody got',
    },
  }),
  defineCase({
    call: verifyIdentityByPasskey,
    prepare: async (stage) => {
      const { clinic, device, headers } = await withPasskey(stage);
      const { question } = (await ask(stage, startIdentityPasskey, {}, headers)).data;
      return { clinic, input: { answer: device.answer(question) }, headers };
    },
    again: {
      codes: [CODES.passkeyRefused],
      adds: 'audit +1, audit_unsealed +1, session ~1',
      why: 'verified already; the question is answered, and one wrong try is counted',
    },
  }),
];

export const credentialCases: readonly Case[] = [...keyedCases, ...signInCases, ...unkeyedCases];
