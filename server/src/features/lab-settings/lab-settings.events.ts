import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** The clinics that were partners then read them anew. */
export const labSettingsSaved = defineEvent('lab-settings.saved', z.object({ partners: z.array(z.uuid()) }));
