import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const contactLive = {
  /** Contacts were added, changed, verified or deleted: lists of them are out of date. */
  'contact.changed': defineLive({ channel: 'system', access: 'contact:record:read', payload: z.object({}) }),
} as const;
