import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** What a lab keeps about a clinic for itself. */
export const customerSaved = defineEvent('customer.saved', z.object({ clinic: z.uuid() }));

/** How a clinic likes its work, written by either side. */
export const likesSaved = defineEvent('customer.likesSaved', z.object({ clinic: z.uuid(), lab: z.uuid() }));
