import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const organizationLive = {
  /** What the own organization says about itself, or whether it is being closed, has changed. */
  'organization.changed': defineLive({ channel: 'system', access: 'session', payload: z.object({}) }),
} as const;
