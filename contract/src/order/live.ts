import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const orderLive = {
  /** An order was made or changed, by whichever side. */
  'order.changed': defineLive({
    channel: 'system',
    access: 'order:record:read',
    payload: z.object({ orderId: z.uuid(), caseId: z.uuid().nullable() }),
  }),
  /** Papers that a member has asked for are made, or cannot be. */
  'order.printed': defineLive({
    channel: 'system',
    access: 'print:record:create',
    payload: z.object({ printId: z.uuid() }),
  }),
} as const;
