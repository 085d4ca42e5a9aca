import { z } from 'zod';

export const Password = z.string().min(1).max(128);
export const OneTimeSign = z.string().regex(/^[\w-]{22}$/);

export const Tokens = z.object({
  accessToken: z.string(),
  /** Only when save-login was chosen. It needs the device's cookie beside it. */
  refreshToken: z.string().nullable(),
});
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
