import { PARTNER_ACTIONS } from '@archway/rules/partner/machine';
import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** Of both sides: the one that acted has recorded it, the other hears of it. */
export const partnershipChanged = defineEvent(
  'partner.changed',
  z.object({
    partnershipId: z.uuid(),
    /** Null where only a switch was set. */
    action: z.enum(PARTNER_ACTIONS).nullable(),
    /** The organization that did not act. */
    otherOrgId: z.uuid(),
    /** The names of both, as they were then. */
    ownName: z.string(),
    otherName: z.string(),
  }),
);

export const partnerCodesChanged = defineEvent('partner.codesChanged', z.object({}));

export const cardsRefreshed = defineEvent('partner.cardsRefreshed', z.object({ others: z.array(z.uuid()) }));
