import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const contactChanged = defineEvent('contact.changed', z.object({}));
