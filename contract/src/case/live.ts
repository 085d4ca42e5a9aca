import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const caseLive = {
  /** A case was made or changed, or one of its files has come further. */
  'case.changed': defineLive({
    channel: 'system',
    access: 'case:record:read',
    payload: z.object({ caseId: z.uuid() }),
  }),
} as const;
