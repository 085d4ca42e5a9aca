import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** Somebody who had registered has confirmed the address. */
export const accountActivated = defineEvent('account.activated', z.object({ userCode: z.uuid() }));
