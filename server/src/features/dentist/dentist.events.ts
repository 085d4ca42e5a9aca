import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const dentistChanged = defineEvent('dentist.changed', z.object({}));
