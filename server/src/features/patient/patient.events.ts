import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const patientChanged = defineEvent('patient.changed', z.object({ patientId: z.string() }));
