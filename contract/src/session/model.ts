import { z } from 'zod';

/** How long a given password counts for sensitive calls, from that moment and whatever is done in it. */
export const IDENTITY_VERIFICATION_MINUTES = 15;
/** From this many failures on the page asks whether the account belongs to another site. */
export const FAILED_LOGINS_BEFORE_SITE_HINT = 3;

export const Password = z.string().min(1).max(128).meta({ id: 'Password' });
export const OneTimeSign = z
  .string()
  .regex(/^[\w-]{22}$/)
  .meta({ id: 'OneTimeSign' });

export const Tokens = z
  .object({
    accessToken: z.string(),
    /** Only when save-login was chosen. It needs the device's cookie beside it. */
    refreshToken: z.string().nullable(),
  })
  .meta({ id: 'Tokens' });
export type Tokens = z.output<typeof Tokens>;

export const SessionInfo = z.object({
  sessionId: z.uuid(),
  isCurrent: z.boolean(),
  saveLogin: z.boolean(),
  userAgent: z.string(),
  address: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
