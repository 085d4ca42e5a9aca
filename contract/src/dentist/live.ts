import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const dentistLive = {
  /** Dentists were added, changed or deleted: lists of them are out of date. */
  'dentist.changed': defineLive({ channel: 'system', access: 'session', payload: z.object({}) }),
} as const;
