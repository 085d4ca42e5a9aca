import { LAB_LIMITS } from '@archway/rules/lab-settings';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { PARTNER_FILTERS } from '@archway/rules/partner/statuses';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageInput, pageOf } from '../core/paging.ts';
import { line } from '../core/text.ts';
import { ListedOrganization, Partner, PartnerCard, PartnerCode } from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;
/** Held by administrators alone: its entry of the menu can't be given to another role. */
const manage = 'partner:record:manage';
const HOUR = 3_600;

/** Of a partnership as the caller saw it: another version means that somebody was quicker. */
const seen = { partnershipId: z.uuid(), version: z.number().int().min(1) };

export const getPartnerInfo = defineCall({
  path: 'user/getPartnerInfo',
  method: 'POST',
  access: manage,
  summary: "One partnership, with the other organization's card and every date.",
  input: z.strictObject({ partnershipId: z.uuid() }),
  output: Partner,
  fails: ['notFound'],
  organizationTypes,
});

export const listPartners = defineCall({
  path: 'user/partner/listByPage',
  method: 'POST',
  access: manage,
  summary: "The organization's partnerships, the newest application first, by the four filters.",
  input: z.strictObject({
    ...PageInput,
    filter: z.enum(PARTNER_FILTERS).optional(),
    keyword: line(64).optional(),
  }),
  output: pageOf(Partner),
  fails: ['invalidInput'],
  organizationTypes,
});

export const listLivePartners = defineCall({
  path: 'user/partner/listLive',
  method: 'POST',
  access: 'session',
  summary: 'The accepted partners by name, for whoever picks one.',
  input: z.strictObject({}),
  output: z.object({ list: z.array(ListedOrganization) }),
  organizationTypes,
});

export const applyPartner = defineCall({
  path: 'user/partner/apply',
  method: 'POST',
  access: manage,
  summary: 'Asks an organization of the directory to become a partner.',
  input: z.strictObject({ companyCode: z.uuid() }),
  output: Partner,
  fails: ['notFound', 'partnerAlready'],
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes,
});

export const acceptPartner = defineCall({
  path: 'user/partner/accept',
  method: 'POST',
  access: manage,
  summary: 'Accepts an application of the other side.',
  input: z.strictObject(seen),
  output: Partner,
  fails: ['notFound', 'partnershipChanged'],
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes,
});

export const rejectPartner = defineCall({
  path: 'user/partner/reject',
  method: 'POST',
  access: manage,
  summary: 'Rejects an application of the other side.',
  input: z.strictObject(seen),
  output: Partner,
  fails: ['notFound', 'partnershipChanged'],
  mutates: true,
  organizationTypes,
});

export const cancelPartner = defineCall({
  path: 'user/partner/cancel',
  method: 'POST',
  access: manage,
  summary: 'Takes back an application of one’s own.',
  input: z.strictObject(seen),
  output: Partner,
  fails: ['notFound', 'partnershipChanged'],
  mutates: true,
  organizationTypes,
});

export const terminatePartner = defineCall({
  path: 'user/partner/terminate',
  method: 'POST',
  access: manage,
  summary: 'Ends a partnership. Refused while an order of the pair is open.',
  input: z.strictObject(seen),
  output: Partner,
  fails: ['notFound', 'partnershipChanged', 'hasOpenOrders'],
  mutates: true,
  needsIdentity: 'administrator',
  organizationTypes,
});

export const setAutoAccept = defineCall({
  path: 'user/partner/setAutoAccept',
  method: 'POST',
  access: manage,
  summary: 'Whether what a clinic sends is accepted at once; the lab decides.',
  input: z.strictObject({ ...seen, autoAccept: z.boolean() }),
  output: Partner,
  fails: ['notFound', 'partnershipChanged'],
  mutates: true,
  organizationTypes: [ORGANIZATION_TYPE.lab],
});

export const setDaysOnWay = defineCall({
  path: 'user/partner/setDaysOnWay',
  method: 'POST',
  body: 'json',
  access: manage,
  summary:
    'How many working days a parcel takes to a clinic; null for as many as to everybody. The lab decides.',
  input: z.strictObject({
    ...seen,
    daysOnWay: z.number().int().min(LAB_LIMITS.daysOnWay.min).max(LAB_LIMITS.daysOnWay.max).nullable(),
  }),
  output: Partner,
  fails: ['notFound', 'partnershipChanged'],
  mutates: true,
  organizationTypes: [ORGANIZATION_TYPE.lab],
});

export const searchDirectory = defineCall({
  path: 'user/partner/searchDirectory',
  method: 'POST',
  access: manage,
  summary: 'Organizations of the other kind that want to be found, twenty at a time, by name.',
  input: z.strictObject({
    keyword: line(64).optional(),
    city: line(64).optional(),
    country: z
      .string()
      .regex(/^([A-Z]{2})?$/)
      .optional(),
    certified: z.boolean().optional(),
    cursor: PageInput.cursor,
  }),
  output: z.object({
    list: z.array(ListedOrganization),
    /** Pass it back as `cursor` for the next page; null at the end. */
    next: z.string().nullable(),
  }),
  fails: ['invalidInput'],
  body: 'json',
  limits: { perOrganization: { calls: 60, seconds: HOUR } },
  organizationTypes,
});

export const listPartnerCodes = defineCall({
  path: 'user/partner/listCodes',
  method: 'POST',
  access: manage,
  summary: 'The codes that still work, the newest first.',
  input: z.strictObject({}),
  output: z.object({ list: z.array(PartnerCode) }),
  organizationTypes,
});

/** Not marked as mutating: the answers of mutations are kept for a day, and this one is a secret. */
export const makePartnerCode = defineCall({
  path: 'user/partner/makeCode',
  method: 'POST',
  access: manage,
  summary:
    'Makes a code by which one organization of the other kind becomes a partner at once. It is told here and never again.',
  input: z.strictObject({}),
  /** Twelve letters in three groups. */
  output: PartnerCode.extend({ code: z.string() }),
  fails: ['tooManyPartnerCodes'],
  needsCompleteOrganization: true,
  organizationTypes,
});

export const withdrawPartnerCode = defineCall({
  path: 'user/partner/withdrawCode',
  method: 'POST',
  access: manage,
  summary: 'Makes a code worthless that nobody has used.',
  input: z.strictObject({ codeId: z.uuid() }),
  output: z.object({}),
  fails: ['notFound'],
  mutates: true,
  organizationTypes,
});

export const checkInvitationCode = defineCall({
  path: 'user/partner/checkInvitationCode',
  method: 'POST',
  access: 'public',
  summary: 'Whose code it is. One that was used, is over or never was answers the same.',
  input: z.strictObject({
    code: line(64),
    /** For what kind of organization it is wanted: a code of one of the same kind is none for it. */
    forType: z.literal(organizationTypes).optional(),
  }),
  output: z.object({
    type: z.literal([ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab]),
    organization: PartnerCard,
  }),
  fails: ['noGetpartnerName'],
  limits: { perAddress: { calls: 30, seconds: HOUR } },
});

export const redeemInvitationCode = defineCall({
  path: 'user/partner/useInvitationCode',
  method: 'POST',
  access: manage,
  summary: 'Becomes a partner of the organization whose code it is, at once: whoever gave it has agreed.',
  input: z.strictObject({ code: line(64) }),
  output: Partner,
  fails: ['noGetpartnerName', 'partnerAlready'],
  mutates: true,
  needsCompleteOrganization: true,
  limits: { perOrganization: { calls: 10, seconds: HOUR } },
  organizationTypes,
});
