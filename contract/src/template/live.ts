import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const templateLive = {
  /** Somebody's templates have changed: whoever sees them asks again. */
  'template.changed': defineLive({ channel: 'system', access: 'case:record:read', payload: z.object({}) }),
} as const;
