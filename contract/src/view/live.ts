import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const viewLive = {
  /** Somebody's views have changed: whoever sees a list asks for its views again. */
  'view.changed': defineLive({ channel: 'system', access: 'case:record:read', payload: z.object({}) }),
} as const;
