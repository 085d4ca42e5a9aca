import { PartnerCard } from '@archway/contract/partner/model';
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

export const invitationsChanged = defineEvent('partner.invitationsChanged', z.object({}));

/** Of a lab that has registered: the clinics that invited it, and what it tells them of itself. */
export const invitationsAnswered = defineEvent(
  'partner.invitationsAnswered',
  z.object({
    answers: z.array(z.object({ orgId: z.uuid(), invitationId: z.uuid() })),
    card: PartnerCard,
  }),
);
