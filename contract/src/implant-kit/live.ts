import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const implantKitLive = {
  /** The clinic's own kits have changed: open prescriptions ask for them again. */
  'implantKit.changed': defineLive({ channel: 'system', access: 'case:record:read', payload: z.object({}) }),
} as const;
