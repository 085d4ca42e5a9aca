import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const lettersChanged = defineEvent(
  'letter.changed',
  z.object({ userCodes: z.array(z.uuid()), isNew: z.boolean() }),
);
