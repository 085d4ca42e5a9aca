import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const letterLive = {
  /** Something has come for the caller, or was read in another tab. */
  'letter.changed': defineLive({
    channel: 'system',
    access: 'session',
    payload: z.object({ isNew: z.boolean() }),
  }),
} as const;
