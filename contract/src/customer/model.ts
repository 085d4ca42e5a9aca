import { CUSTOMER_LIMITS, CUSTOMER_WEEKS, LIKED_SHADE_GUIDES } from '@archway/rules/customer';
import { CONTACT_WISHES, OCCLUSION_WISHES } from '@archway/rules/treatment/vocabulary';
import { z } from 'zod';
import { AnsweredId } from '../core/answered-id.ts';
import { line } from '../core/text.ts';
import { PartnerCard } from '../partner/model.ts';

/** A choice of a list, where there is one, and whatever else is to be said. */
const liked = <const C extends readonly string[]>(choices: C) =>
  z.strictObject({ choice: z.enum(choices).nullable(), words: line(CUSTOMER_LIMITS.like) });

/** How a clinic likes its work: short enough to be read before every order. */
export const CustomerLikes = z
  .strictObject({
    contacts: liked(CONTACT_WISHES),
    occlusion: liked(OCCLUSION_WISHES),
    shadeGuide: liked(LIKED_SHADE_GUIDES),
    material: line(CUSTOMER_LIMITS.like),
    models: line(CUSTOMER_LIMITS.like),
    parcels: line(CUSTOMER_LIMITS.like),
  })
  .meta({ id: 'CustomerLikes' });
export type CustomerLikes = z.output<typeof CustomerLikes>;

/** With who wrote it last; the version is 0 before anybody has. */
export const KeptLikes = z
  .object({
    likes: CustomerLikes,
    version: z.number().int(),
    savedAt: z.string().nullable(),
    savedBy: z.object({ name: z.string(), isOwn: z.boolean() }).nullable(),
    /** Both are partners now: whoever has the right can change it. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'KeptLikes' });
export type KeptLikes = z.output<typeof KeptLikes>;

/** What happened within the last ninety days. */
export const CustomerFigures = z
  .object({
    received: z.number().int(),
    remakes: z.number().int(),
    accepted: z.number().int(),
    rejected: z.number().int(),
    canceled: z.number().int(),
    completed: z.number().int(),
    /** From sending to accepting or rejecting, on average; null where nothing was answered. */
    answerSeconds: z.number().nullable(),
  })
  .meta({ id: 'CustomerFigures' });
export type CustomerFigures = z.output<typeof CustomerFigures>;

/** A clinic as its lab sees it in the list. */
export const Customer = z
  .object({
    companyCode: AnsweredId,
    organization: PartnerCard,
    /** They are no partners any more. */
    isFormer: z.boolean(),
    since: z.string().nullable(),
    /** Orders received in each week, the oldest first. */
    weeks: z.array(z.number().int()).length(CUSTOMER_WEEKS),
    figures: CustomerFigures,
    open: z.number().int(),
    lastOrderAt: z.string().nullable(),
  })
  .meta({ id: 'Customer' });
export type Customer = z.output<typeof Customer>;

/** The lab's alone. */
export const CustomerNote = z
  .object({
    text: z.string(),
    /** 0 before there is one. */
    version: z.number().int(),
    savedBy: z.string(),
    savedAt: z.string().nullable(),
  })
  .meta({ id: 'CustomerNote' });
export type CustomerNote = z.output<typeof CustomerNote>;

/** A contact of the lab who works at the clinic. */
export const CustomerContact = z
  .object({ contactId: AnsweredId, userName: z.string(), email: z.string() })
  .meta({ id: 'CustomerContact' });
export type CustomerContact = z.output<typeof CustomerContact>;

export const CustomerDetail = Customer.extend({
  /** Where parcels go, as the newest order says; empty before there was one. */
  address: z.object({ street: z.string(), postalCode: z.string() }),
  likes: KeptLikes,
  note: CustomerNote,
  contacts: z.array(CustomerContact),
  /** Of the orders of the last ninety days, those with the most orders first. */
  dentists: z.array(z.object({ name: z.string(), orders: z.number().int() })),
  /** What the lab decides about the clinic; null for a former partner. The switch names partnership and version. */
  partnership: z
    .object({
      partnershipId: AnsweredId,
      version: z.number().int(),
      autoAccept: z.boolean(),
      autoAcceptSince: z.string().nullable(),
    })
    .nullable(),
}).meta({ id: 'CustomerDetail' });
export type CustomerDetail = z.output<typeof CustomerDetail>;
