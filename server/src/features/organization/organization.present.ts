import { Company } from '@archway/contract/organization/model';
import { missingOf, type MissingItem } from '@archway/rules/organization-completeness';
import type { Region } from '@archway/rules/regions';
import type { OrganizationRow } from './profile.repository.ts';

/** `siteRegion` is that of organizations which were made before it was asked. */
export function presentOrganization(row: OrganizationRow, siteRegion: Region): Company {
  return Company.parse({
    companyCode: row.org_id,
    name: row.name,
    abbreviation: row.abbreviation,
    type: row.type,
    businessLicenseCode: row.license_code,
    businessLicenseFile: row.license_file,
    logo: row.logo,
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
    region: row.region ?? siteRegion,
    timeZone: row.time_zone,
    status: row.status,
    closing: closingOf(row),
    missing: missingItems(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  });
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
    registerVersion: row.register_version,
  });
}
