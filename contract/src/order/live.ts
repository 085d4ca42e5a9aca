import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const orderLive = {
  /** An order was made or changed, by whichever side. */
  'order.changed': defineLive({
    channel: 'system',
    access: 'order:record:read',
    payload: z.object({ orderId: z.uuid(), caseId: z.uuid().nullable() }),
  }),
} as const;
