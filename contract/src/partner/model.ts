import { PARTNER_ACTIONS } from '@archway/rules/partner/machine';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { z } from 'zod';

/** What an organization tells of itself to others: always who and where, to a partner how to reach it as well. */
export const PartnerCard = z
  .object({
    name: z.string(),
    city: z.string(),
    /** ISO 3166-1. */
    country: z.string(),
    /** The brand a lab is certified for, with its color; empty for none. */
    certifiedAs: z.string(),
    certifiedColor: z.string(),
    /** Empty until both are partners. */
    phone: z.string().default(''),
    email: z.string().default(''),
  })
  .meta({ id: 'PartnerCard' });
export type PartnerCard = z.output<typeof PartnerCard>;

export const Partner = z
  .object({
    partnershipId: z.uuid(),
    /** The other organization. */
    companyCode: z.uuid(),
    organization: PartnerCard,
    status: z.literal(Object.values(PARTNERSHIP_STATUS)),
    /** Whether the caller's organization asked. */
    isApplicant: z.boolean(),
    /** What the caller's side can do now. */
    actions: z.array(z.enum(PARTNER_ACTIONS)),
    applicationDate: z.string(),
    cooperationDate: z.string().nullable(),
    rejectionDate: z.string().nullable(),
    cancellationDate: z.string().nullable(),
    terminationDate: z.string().nullable(),
    /** The lab's switch: what this clinic sends is accepted at once. */
    autoAccept: z.boolean(),
    /** What the lab has set for this clinic; null where its days on the way for everybody hold. */
    daysOnWay: z.number().int().nullable(),
    /** Who acted last, and whether it was somebody of the caller's organization. */
    actedBy: z.object({ name: z.string(), isOwn: z.boolean() }),
    version: z.number().int(),
  })
  .meta({ id: 'Partner' });
export type Partner = z.output<typeof Partner>;

export const PartnerCode = z
  .object({
    codeId: z.uuid(),
    madeBy: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'PartnerCode' });
export type PartnerCode = z.output<typeof PartnerCode>;

export const ListedOrganization = z
  .object({ companyCode: z.uuid(), organization: PartnerCard })
  .meta({ id: 'ListedOrganization' });
export type ListedOrganization = z.output<typeof ListedOrganization>;
