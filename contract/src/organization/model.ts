import { COMPLETENESS_ITEMS } from '@archway/rules/organization-completeness';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { SITE_REGIONS } from '@archway/rules/regions';
import { isTimeZone } from '@archway/rules/time-zones';
import { Phone } from '../core/phone.ts';
import { z } from 'zod';
import { Email } from '../core/email.ts';
import { line } from '../core/text.ts';

const Name = line(64);
const Code = line(64);

/** Country as its ISO 3166-1 code, the rest as it is written on a parcel. Empty where nothing was told. */
export const Address = z
  .strictObject({
    country: z.string().regex(/^([A-Z]{2})?$/),
    state: Name,
    city: Name,
    district: Name,
    street: line(128),
    postalCode: Code,
  })
  .meta({ id: 'Address' });
export type Address = z.output<typeof Address>;

export const CompanyName = Name.min(1).meta({ id: 'CompanyName' });
export const TimeZone = z.string().max(64).refine(isTimeZone).meta({ id: 'TimeZone' });

/** What an organization says about itself and may change at any time. */
export const CompanyDetails = {
  abbreviation: Name,
  businessLicenseCode: Code,
  representativeName: Name,
  /** Of the representative, as is the address. */
  phone: Phone,
  email: z.union([z.literal(''), Email]),
  address: Address,
  timeZone: TimeZone,
};

export const MissingItem = z
  .object({
    item: z.enum(COMPLETENESS_ITEMS),
    /** The screen on which it is filled in. */
    path: z.string(),
  })
  .meta({ id: 'MissingItem' });

export const Company = z
  .object({
    /** The organization's code. */
    companyCode: z.uuid(),
    name: z.string(),
    type: z.literal(Object.values(ORGANIZATION_TYPE)),
    abbreviation: z.string(),
    businessLicenseCode: z.string(),
    representativeName: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.object({
      country: z.string(),
      state: z.string(),
      city: z.string(),
      district: z.string(),
      street: z.string(),
      postalCode: z.string(),
    }),
    timeZone: z.string(),
    /** Where they are read; null until something was uploaded. */
    businessLicenseFile: z.object({ name: z.string(), url: z.string() }).nullable(),
    logo: z.string().nullable(),
    /** Whether organizations of the other kind find it in the directory. */
    isListed: z.boolean(),
    /** Chosen once and for all. */
    region: z.enum(SITE_REGIONS),
    /** 1 works, 2 stopped, 3 is being closed. */
    status: z.number().int(),
    /** Since when it is being closed, and when that ends; null when it is not. */
    closing: z.object({ since: z.string(), endsAt: z.string() }).nullable(),
    /** What it has to tell before it may send or accept orders, invite, share or export. */
    missing: z.array(MissingItem),
    /** What came of the code or link it was registered with; empty for none, and until the account is activated. */
    invitationEnd: z.enum(['', 'partner', 'over']),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Company' });
export type Company = z.output<typeof Company>;
