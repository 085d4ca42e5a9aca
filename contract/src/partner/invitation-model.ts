import { CLINIC_INVITATION_ACTIONS, INVITATION_STATUS } from '@archway/rules/partner/invitation';
import { z } from 'zod';

/** What was sent to an address in whose name nobody has an account, as the clinic that sent it reads it. */
export const PartnerInvitation = z
  .object({
    invitationId: z.uuid(),
    email: z.string(),
    /** Empty for none. */
    message: z.string(),
    status: z.literal(Object.values(INVITATION_STATUS)),
    /** Of the link that works, and until when. */
    sentAt: z.string(),
    expiresAt: z.string(),
    remindedAt: z.string().nullable(),
    /** When the address registered. */
    answeredAt: z.string().nullable(),
    invitedBy: z.string(),
    /** The lab it became. */
    companyCode: z.uuid().nullable(),
    version: z.number().int(),
    /** What the clinic can do now. */
    actions: z.array(z.enum(CLINIC_INVITATION_ACTIONS)),
  })
  .meta({ id: 'PartnerInvitation' });
export type PartnerInvitation = z.output<typeof PartnerInvitation>;
