import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const viewChanged = defineEvent('view.changed', z.object({}));
