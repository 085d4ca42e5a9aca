import { z } from 'zod';
import { defineLive } from '../core/live.ts';

/** Told to the site's operators: a page error nobody has seen before. */
export const monitorLive = {
  'monitor.errorFirstSeen': defineLive({
    channel: 'system',
    access: 'session',
    payload: z.object({ fingerprint: z.string(), name: z.string(), route: z.string() }),
  }),
} as const;
