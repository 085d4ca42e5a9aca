import { INVITATION_MESSAGE } from '@archway/rules/invitations';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { INVITE_OUTCOMES } from '@archway/rules/partner/invitation';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Email } from '../core/email.ts';
import { PageInput, pageOf } from '../core/paging.ts';
import { lines } from '../core/text.ts';
import { PartnerInvitation } from './invitation-model.ts';
import { PartnerCard } from './model.ts';

/** A lab gives clinics its code instead. */
const organizationTypes = [ORGANIZATION_TYPE.clinic] as const;
const manage = 'partner:record:manage';
const HOUR = 3_600;

/** Of an invitation as the caller saw it: another version means that somebody was quicker. */
const seen = { invitationId: z.uuid(), version: z.number().int().min(1) };
/** What the link of a mail carries. */
const token = z.string().max(128);

export const invitePartner = defineCall({
  path: 'user/partner/invite',
  method: 'POST',
  access: manage,
  summary:
    'Mails an invitation to a lab that has no account, or says why not. Twenty a day for an organization.',
  input: z.strictObject({ email: Email, message: lines(INVITATION_MESSAGE).optional() }),
  output: z.object({
    outcome: z.enum(INVITE_OUTCOMES),
    /** The one that was made, or the live one that was there before. */
    invitation: PartnerInvitation.nullable(),
    /** With `exists`: the lab, where it can be asked. */
    companyCode: z.uuid().nullable(),
    /** With `exists`: who it is, where it is in the directory or a partner. Without `companyCode` there is something already. */
    organization: PartnerCard.nullable(),
  }),
  fails: ['tooManyPartnerInvitations', 'tooMany'],
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes,
});

export const listPartnerInvitations = defineCall({
  path: 'user/partner/listInvitations',
  method: 'POST',
  access: manage,
  summary: 'The invitations of the clinic, the newest first.',
  input: z.strictObject(PageInput),
  output: pageOf(PartnerInvitation),
  fails: ['invalidInput'],
  organizationTypes,
});

export const resendPartnerInvitation = defineCall({
  path: 'user/partner/resendInvitation',
  method: 'POST',
  access: manage,
  summary: 'Mails a new link, good for another seven days; the one before is worthless.',
  input: z.strictObject(seen),
  output: PartnerInvitation,
  fails: ['notFound', 'invitationChanged', 'tooManyPartnerInvitations', 'tooMany'],
  mutates: true,
  needsCompleteOrganization: true,
  organizationTypes,
});

export const cancelPartnerInvitation = defineCall({
  path: 'user/partner/cancelInvitation',
  method: 'POST',
  access: manage,
  summary: 'Makes an invitation worthless that nobody has answered.',
  input: z.strictObject(seen),
  output: PartnerInvitation,
  fails: ['notFound', 'invitationChanged'],
  mutates: true,
  organizationTypes,
});

/** Not marked as mutating: answers of mutations are kept for a day, and this one names an address. To repeat it changes nothing. */
export const openPartnerInvitation = defineCall({
  path: 'user/partner/openInvitation',
  method: 'POST',
  access: 'public',
  summary:
    'Who invites whom, for the page that the mail leads to. What is used, canceled, over or never was answers the same.',
  input: z.strictObject({ token }),
  output: z.object({
    /** What the guest registers as. */
    type: z.literal([ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab]),
    email: z.string(),
    /** Who invites. */
    organization: PartnerCard,
  }),
  fails: ['invitationExpired'],
  audit: 'onceAMinute',
  limits: { perAddress: { calls: 30, seconds: HOUR } },
});

export const stopPartnerInvitations = defineCall({
  path: 'user/partner/stopInvitations',
  method: 'POST',
  access: 'public',
  summary:
    'Ends invitations of whatever clinic to the address of this mail, for good. Answers alike for any token.',
  input: z.strictObject({ token }),
  output: z.object({}),
  mutates: true,
  limits: { perAddress: { calls: 30, seconds: HOUR } },
});
