import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const fileLive = {
  /** A file of the listener was checked, or refused. */
  'file.changed': defineLive({
    channel: 'system',
    access: 'session',
    payload: z.object({ fileId: z.uuid() }),
  }),
} as const;
