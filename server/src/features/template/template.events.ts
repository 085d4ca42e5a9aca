import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const templateChanged = defineEvent('template.changed', z.object({}));
