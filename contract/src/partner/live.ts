import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const partnerLive = {
  /** A partnership of the organization has changed, on whichever side, or its codes or invitations. */
  'partner.changed': defineLive({ channel: 'system', access: 'session', payload: z.object({}) }),
} as const;
