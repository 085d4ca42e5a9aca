import { z } from 'zod';

/** A code app shows six digits, new ones every thirty seconds. */
export const TOTP_DIGITS = 6;
/** This many wrong codes end the second step of a sign-in; the password is asked for again. */
export const MOST_WRONG_CODES = 5;
/** How long the second step of a sign-in waits for its code, and a passkey's question for its answer. */
export const SECOND_STEP_MINUTES = 5;
export const RECOVERY_CODES = 10;
/** More than anybody has devices. */
export const MOST_PASSKEYS = 20;

/** Six digits, or a recovery code of two groups of five; spaces and hyphens are of no account. */
export const SecondStepCode = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(?:\d{6}|[0-9A-HJKMNP-TV-Z]{10})$/))
  .meta({ id: 'SecondStepCode' });

export const Passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

export const SignInMethods = z.object({
  passkeys: z.array(Passkey),
  /** Since when a code app is asked after the password; null when it is not. */
  totpSince: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type SignInMethods = z.output<typeof SignInMethods>;

/** What a browser is asked and what it answers, as WebAuthn writes them in JSON. Judged by the library, not here. */
export const PasskeyQuestion = z.record(z.string(), z.unknown()).meta({ id: 'PasskeyQuestion' });
export const PasskeyAnswer = z.record(z.string(), z.unknown()).meta({ id: 'PasskeyAnswer' });
