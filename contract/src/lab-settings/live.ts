import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const labSettingsLive = {
  /** The lab, or one that is a partner, works otherwise now: its calendar, days or what it asks for. */
  'labSettings.changed': defineLive({ channel: 'system', access: 'session', payload: z.object({}) }),
} as const;
