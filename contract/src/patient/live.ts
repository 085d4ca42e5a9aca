import { z } from 'zod';
import { defineLive } from '../core/live.ts';

export const patientLive = {
  /** Patients were added or changed. */
  'patient.changed': defineLive({
    channel: 'system',
    access: 'case:record:save',
    payload: z.object({ patientId: z.uuid() }),
  }),
} as const;
