import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** It was made or changed, or one of its files has come further. */
export const caseChanged = defineEvent(
  'case.changed',
  z.object({ caseId: z.string(), ownedBy: z.array(z.string()).optional() }),
);
