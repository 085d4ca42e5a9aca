import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { LIVE_CHANNELS } from '../core/live.ts';
import { OneTimeSign, Password, SessionInfo, Tokens } from './model.ts';

const AccountName = z.string().trim().min(1).max(128);

export const login = defineCall({
  path: 'login',
  method: 'POST',
  access: 'public',
  summary: 'Signs in with account and password, or with a one-time sign; answers alike for unknown accounts.',
  input: z.strictObject({
    account: AccountName.optional(),
    password: Password.optional(),
    /** Keeps the session for 30 days by a refresh token; otherwise it ends after 30 minutes without use. */
    saveLogin: z.boolean().default(false),
    isFreeLogin: z.boolean().default(false),
    sign: OneTimeSign.optional(),
  }),
  output: Tokens,
  fails: [
    'wrongCredentials',
    'loginMoreFail',
    'accountDisabled',
    'noVerifyEmail',
    'secondStepNeeded',
    'linkExpire',
  ],
  limits: { perAddress: { calls: 20, seconds: 60 } },
});

export const freeLogin = defineCall({
  path: 'user/free-login',
  method: 'POST',
  access: 'public',
  summary: 'Signs in with a one-time sign that the desktop software was given less than a minute ago.',
  input: z.strictObject({ sign: OneTimeSign }),
  output: Tokens,
  fails: ['linkExpire'],
  limits: { perAddress: { calls: 20, seconds: 60 } },
});

export const queryLoginSign = defineCall({
  path: 'user/queryLoginSign',
  method: 'POST',
  access: 'public',
  summary: 'Whom a one-time sign would sign in; it stays unused.',
  input: z.strictObject({ sign: OneTimeSign }),
  output: z.object({
    userCode: z.uuid(),
    account: z.string(),
    displayName: z.string(),
    organization: z.string(),
  }),
  fails: ['linkExpire'],
  limits: { perAddress: { calls: 20, seconds: 60 } },
});

export const refreshToken = defineCall({
  path: 'user/refresh_token',
  method: 'POST',
  access: 'public',
  summary: 'Exchanges a refresh token for a new pair; needs the cookie of the device it was given to.',
  input: z.strictObject({ refreshToken: z.string().max(512) }),
  output: Tokens,
  limits: { perAddress: { calls: 120, seconds: 60 } },
});

export const logout = defineCall({
  path: 'user/logout',
  method: 'POST',
  access: 'session',
  summary: "Ends the caller's session.",
  input: z.strictObject({}),
  output: z.object({}),
  mutates: true,
  duringForcedChange: true,
});

export const makeLoginSign = defineCall({
  path: 'user/makeLoginSign',
  method: 'POST',
  access: 'session',
  summary: 'Makes a sign with which desktop software opens a signed-in page; valid once, for 60 seconds.',
  input: z.strictObject({}),
  output: z.object({ sign: OneTimeSign }),
  limits: { perAccount: { calls: 30, seconds: 60 } },
  audit: 'onceAMinute',
});

export const verifyIdentity = defineCall({
  path: 'user/verifyIdentity',
  method: 'POST',
  access: 'session',
  summary:
    "Verifies the caller by password for 15 minutes; for sensitive actions members give an administrator's account.",
  input: z.strictObject({ password: Password, account: AccountName.optional() }),
  output: z.object({ verifiedUntil: z.string() }),
  fails: ['wrongCredentials', 'loginMoreFail'],
  limits: { perAccount: { calls: 10, seconds: 60 } },
});

export const listSessions = defineCall({
  path: 'user/listSessions',
  method: 'POST',
  access: 'session',
  summary: "The caller's live sessions, the newest first.",
  input: z.strictObject({}),
  output: z.object({ list: z.array(SessionInfo) }),
});

export const revokeSession = defineCall({
  path: 'user/revokeSession',
  method: 'POST',
  access: 'session',
  summary: "Ends one of the caller's own sessions.",
  input: z.strictObject({ sessionId: z.uuid() }),
  output: z.object({}),
  fails: ['notFound'],
  mutates: true,
});

export const revokeAllSessions = defineCall({
  path: 'user/revokeAllSessions',
  method: 'POST',
  access: 'session',
  summary: "Ends all of the caller's sessions but this one.",
  input: z.strictObject({}),
  output: z.object({ ended: z.number().int() }),
  mutates: true,
  needsIdentity: 'own',
});

export const liveTicket = defineCall({
  path: 'live/ticket',
  method: 'POST',
  access: 'session',
  summary: 'A ticket that opens one socket of one live channel, once, within 30 seconds.',
  input: z.strictObject({ channel: z.enum(LIVE_CHANNELS) }),
  output: z.object({ ticket: z.string() }),
  limits: { perAccount: { calls: 120, seconds: 60 } },
});
