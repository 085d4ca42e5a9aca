import { LANGUAGES } from '@archway/rules/languages';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { SITE_REGIONS } from '@archway/rules/regions';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Email } from '../core/email.ts';
import { line } from '../core/text.ts';
import { Password } from '../session/model.ts';
import { Company, CompanyDetails, CompanyName } from './model.ts';

const Done = z.object({});
const CUSTOMERS = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;
/** A tick that must be set. */
const Ticked = z.boolean().refine((isTicked) => isTicked);

export const companyInfo = defineCall({
  path: 'company/companyInfo',
  method: 'POST',
  access: 'session',
  summary: "The caller's organization, and what it has not told yet.",
  input: z.strictObject({}),
  output: Company,
});

export const editCompany = defineCall({
  path: 'company/editCompany',
  method: 'POST',
  access: 'organization:record:edit',
  summary: 'Changes what the organization says about itself; fields left out stay as they are.',
  input: z.strictObject({
    name: CompanyName.optional(),
    abbreviation: CompanyDetails.abbreviation.optional(),
    businessLicenseCode: CompanyDetails.businessLicenseCode.optional(),
    representativeName: CompanyDetails.representativeName.optional(),
    phone: CompanyDetails.phone.optional(),
    email: CompanyDetails.email.optional(),
    /** Replaced as a whole. */
    address: CompanyDetails.address.optional(),
    timeZone: CompanyDetails.timeZone.optional(),
    /** Uploaded files; an empty one takes it away. */
    logo: z.union([z.literal(''), z.uuid()]).optional(),
    businessLicenseFile: z.union([z.literal(''), z.uuid()]).optional(),
    /** Clinics and labs only: others are found by nobody. */
    isListed: z.boolean().optional(),
    /** May be sent along, but only as it is. */
    region: z.enum(SITE_REGIONS).optional(),
  }),
  output: Company,
  fails: ['invalidInput', 'notFound', 'resourceIsBeingPrepared', 'processingFailed'],
  mutates: true,
});

export const companyRegist = defineCall({
  path: 'company/companyRegist',
  method: 'POST',
  access: 'public',
  summary:
    'Registers a clinic or a lab with its administrator; answers alike for addresses that have an account.',
  input: z.strictObject({
    type: z.literal(CUSTOMERS),
    /** The administrator's account. */
    email: Email,
    displayName: line(64).min(1),
    password: Password,
    language: z.enum(LANGUAGES),
    name: CompanyName,
    address: CompanyDetails.address,
    timeZone: CompanyDetails.timeZone,
    region: z.enum(SITE_REGIONS),
    /** With form version 2 license and representative must be told. */
    businessLicenseCode: CompanyDetails.businessLicenseCode.default(''),
    representativeName: CompanyDetails.representativeName.default(''),
    phone: CompanyDetails.phone.default(''),
    representativeEmail: CompanyDetails.email.default(''),
    /** Files that were sent with this ticket. */
    ticket: z.string().max(64).default(''),
    logo: z.union([z.literal(''), z.uuid()]).default(''),
    businessLicenseFile: z.union([z.literal(''), z.uuid()]).default(''),
    /** An organization's code, or what the link of an invitation carries: who gave it becomes a partner. */
    invitation: z.string().max(128).default(''),
    privacy: Ticked,
    cookie: Ticked,
    terms: Ticked,
  }),
  output: Done,
  fails: [
    'invalidInput',
    'passwordRefused',
    'linkExpire',
    'notFound',
    'resourceIsBeingPrepared',
    'processingFailed',
    'invitationExpired',
    'noGetpartnerName',
  ],
  mutates: true,
  limits: { perAddress: { calls: 10, seconds: 3_600 } },
});

export const closeAccount = defineCall({
  path: 'company/close_account',
  method: 'POST',
  access: 'organization:record:close',
  summary: 'Begins to close the organization, which can be withdrawn for 30 days.',
  input: z.strictObject({}),
  output: Company,
  fails: ['conflict', 'hasOpenOrders'],
  mutates: true,
  needsIdentity: 'administrator',
  organizationTypes: CUSTOMERS,
});

export const cancelCloseAccount = defineCall({
  path: 'company/cancel_close_account',
  method: 'POST',
  access: 'organization:record:close',
  summary: 'Keeps an organization that is being closed.',
  input: z.strictObject({}),
  output: Company,
  fails: ['conflict'],
  mutates: true,
  organizationTypes: CUSTOMERS,
});
