import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const sessionLive = {
  /** The member's rights changed: read user info and menu again. */
  'session.rightsChanged': defineLive({ channel: 'system', access: 'session', payload: z.object({}) }),
} as const;
