import { z } from 'zod';
import { defineLive } from '../core/live.ts';
import { SCAN_STEPS } from '@archway/rules/scans';

export const scanLive = {
  /** A worker has come further with a scan or an archive. */
  'scan.progress': defineLive({
    channel: 'system',
    access: 'case:record:read',
    payload: z.object({ fileId: z.uuid(), step: z.enum(SCAN_STEPS) }),
  }),
} as const;
