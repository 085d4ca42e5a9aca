import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const customerLive = {
  /** What a lab keeps about a clinic has changed. */
  'customer.changed': defineLive({
    channel: 'system',
    access: 'customer:record:read',
    payload: z.object({ companyCode: z.uuid() }),
  }),
  /** How a clinic likes its work was written or corrected. Named is the other side. */
  'customer.likesChanged': defineLive({
    channel: 'system',
    access: 'order:record:read',
    payload: z.object({ companyCode: z.uuid() }),
  }),
} as const;
