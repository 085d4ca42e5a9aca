import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const implantKitChanged = defineEvent('implant-kit.changed', z.object({}));
