import { Company } from '@archway/contract/organization/model';
import { missingOf, type MissingItem } from '@archway/rules/organization-completeness';
import type { Config } from '../../platform/config/config.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { addressOf, pictureAddress } from '../file/public.ts';
import type { OrganizationRow } from './profile.repository.ts';

export interface PresentContext {
  store: ObjectStore;
  config: Config;
}

export async function presentOrganization(
  row: OrganizationRow,
  { store, config }: PresentContext,
): Promise<Company> {
  return Company.parse({
    companyCode: row.org_id,
    name: row.name,
    abbreviation: row.abbreviation,
    type: row.type,
    businessLicenseCode: row.license_code,
    businessLicenseFile: await licenseOf(row, store),
    logo: await pictureAddress({ name: '', content_key: row.logo_key, content_type: row.logo_type }, store),
    representativeName: row.representative_name,
    phone: row.phone,
    email: row.email,
    address: {
      country: row.country,
      state: row.state,
      city: row.city,
      district: row.district,
      street: row.street,
      postalCode: row.postal_code,
    },
    // That of the site for organizations which were made before it was asked.
    region: row.region ?? config.SITE_REGION,
    timeZone: row.time_zone,
    isListed: row.listed,
    status: row.status,
    closing: closingOf(row),
    missing: missingItems(row),
    invitationEnd: row.invitation_end,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  });
}

async function licenseOf(row: OrganizationRow, store: ObjectStore): Promise<Company['businessLicenseFile']> {
  const { license_name: name, license_key: content_key, license_type: content_type } = row;
  const url = name === null ? null : await addressOf({ name, content_key, content_type }, store);
  return name === null || url === null ? null : { name, url };
}

function closingOf({ closing_since, closes_at }: OrganizationRow): Company['closing'] {
  if (closing_since === null || closes_at === null) return null;
  return { since: closing_since.toISOString(), endsAt: closes_at.toISOString() };
}

export function missingItems(row: OrganizationRow): MissingItem[] {
  return missingOf({
    type: row.type,
    hasVerifiedEmail: Boolean(row.has_verified_email),
    country: row.country,
    city: row.city,
    street: row.street,
    representativeName: row.representative_name,
    phone: row.phone,
    email: row.email,
    licenseCode: row.license_code,
    owesLicenseFile: row.license_file_asked && row.license_upload === null,
    registerVersion: row.register_version,
  });
}
