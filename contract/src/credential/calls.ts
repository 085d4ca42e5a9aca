import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { line } from '../core/text.ts';
import { OneTimeSign, Tokens } from '../session/model.ts';
import { PasskeyAnswer, PasskeyQuestion, SecondStepCode, SignInMethods } from './model.ts';

const Done = z.object({});
const PasskeyName = line(64).min(1);

export const confirmLogin = defineCall({
  path: 'user/confirmLogin',
  method: 'POST',
  access: 'public',
  summary:
    'Completes the second step of a sign-in with a code of the code app or a recovery code; five wrong ones end it.',
  input: z.strictObject({ ticket: OneTimeSign, code: SecondStepCode }),
  output: Tokens,
  fails: ['verifyCodeError', 'loginMoreFail', 'accountDisabled'],
  limits: { perAddress: { calls: 20, seconds: 60 } },
});

export const startPasskeyLogin = defineCall({
  path: 'user/startPasskeyLogin',
  method: 'POST',
  access: 'public',
  summary: 'A question for whatever passkey the browser has for this site; it names no account.',
  input: z.strictObject({}),
  output: z.object({ ticket: OneTimeSign, question: PasskeyQuestion }),
  limits: { perAddress: { calls: 20, seconds: 60 } },
});

export const passkeyLogin = defineCall({
  path: 'user/passkeyLogin',
  method: 'POST',
  access: 'public',
  summary: 'Signs in with a passkey, which stands for password and code.',
  body: 'json',
  input: z.strictObject({
    ticket: OneTimeSign,
    answer: PasskeyAnswer,
    saveLogin: z.boolean().default(false),
  }),
  output: Tokens,
  fails: ['passkeyRefused', 'accountDisabled', 'noVerifyEmail', 'passwordWasReset'],
  limits: { perAddress: { calls: 20, seconds: 60 } },
});

export const querySignInMethods = defineCall({
  path: 'user/querySignInMethods',
  method: 'POST',
  access: 'session',
  summary: "The caller's passkeys, and whether a code app is asked.",
  input: z.strictObject({}),
  output: SignInMethods,
});

export const startTotp = defineCall({
  path: 'user/startTotp',
  method: 'POST',
  access: 'session',
  summary: 'A new secret for a code app; it counts once a code of it was given.',
  input: z.strictObject({}),
  output: z.object({ secret: z.string(), uri: z.string() }),
  audit: 'onceAMinute',
  needsIdentity: 'own',
  limits: { perAccount: { calls: 20, seconds: 3_600 } },
});

export const confirmTotp = defineCall({
  path: 'user/confirmTotp',
  method: 'POST',
  access: 'session',
  summary: 'Has the code app asked from the next sign-in on.',
  input: z.strictObject({ code: SecondStepCode }),
  output: Done,
  fails: ['verifyCodeError'],
  mutates: true,
  needsIdentity: 'own',
  limits: { perAccount: { calls: 20, seconds: 3_600 } },
});

export const stopTotp = defineCall({
  path: 'user/stopTotp',
  method: 'POST',
  access: 'session',
  summary: 'Has the code app asked no more; its secret and the recovery codes are gone.',
  input: z.strictObject({}),
  output: Done,
  mutates: true,
  needsIdentity: 'own',
});

/** Not marked as mutating: its answer is a secret, and answers of mutations are kept for their repetition. */
export const makeRecoveryCodes = defineCall({
  path: 'user/makeRecoveryCodes',
  method: 'POST',
  access: 'session',
  summary: 'Ten new recovery codes in place of the old ones; shown this once.',
  input: z.strictObject({}),
  output: z.object({ codes: z.array(z.string()) }),
  fails: ['notFound'],
  needsIdentity: 'own',
  limits: { perAccount: { calls: 10, seconds: 3_600 } },
});

export const startPasskey = defineCall({
  path: 'user/startPasskey',
  method: 'POST',
  access: 'session',
  summary: 'A question with which the browser makes a new passkey; none beyond the most that are kept.',
  input: z.strictObject({}),
  output: z.object({ question: PasskeyQuestion }),
  fails: ['passkeyRefused'],
  audit: 'onceAMinute',
  needsIdentity: 'own',
  limits: { perAccount: { calls: 20, seconds: 3_600 } },
});

export const savePasskey = defineCall({
  path: 'user/savePasskey',
  method: 'POST',
  access: 'session',
  summary: 'Keeps a passkey that the browser has made.',
  body: 'json',
  input: z.strictObject({ name: PasskeyName, answer: PasskeyAnswer }),
  output: Done,
  fails: ['passkeyRefused'],
  mutates: true,
  needsIdentity: 'own',
});

export const deletePasskey = defineCall({
  path: 'user/deletePasskey',
  method: 'POST',
  access: 'session',
  summary: "Takes one of the caller's passkeys away.",
  input: z.strictObject({ passkeyId: z.uuid() }),
  output: Done,
  fails: ['notFound'],
  mutates: true,
  needsIdentity: 'own',
});

export const confirmPasskeys = defineCall({
  path: 'user/confirmPasskeys',
  method: 'POST',
  access: 'session',
  summary: 'The caller has looked through the passkeys after a reset, and those left are their own.',
  input: z.strictObject({}),
  output: Done,
  mutates: true,
});

export const startIdentityPasskey = defineCall({
  path: 'user/startIdentityPasskey',
  method: 'POST',
  access: 'session',
  summary: "A question for one of the caller's own passkeys, to verify who is there.",
  input: z.strictObject({}),
  output: z.object({ question: PasskeyQuestion }),
  fails: ['notFound'],
  limits: { perAccount: { calls: 20, seconds: 60 } },
});

export const verifyIdentityByPasskey = defineCall({
  path: 'user/verifyIdentityByPasskey',
  method: 'POST',
  access: 'session',
  summary: 'Verifies the caller by a passkey for 15 minutes, as a password does.',
  body: 'json',
  input: z.strictObject({ answer: PasskeyAnswer }),
  output: z.object({ verifiedUntil: z.string() }),
  fails: ['passkeyRefused'],
  limits: { perAccount: { calls: 10, seconds: 60 } },
});
