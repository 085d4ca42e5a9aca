import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const monitorErrorFirstSeen = defineEvent(
  'monitor.errorFirstSeen',
  z.object({ fingerprint: z.string(), name: z.string(), route: z.string() }),
);
