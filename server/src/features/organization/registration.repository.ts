import { Address, CompanyDetails } from '@archway/contract/organization/model';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@archway/rules/languages';
import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { SITE_REGIONS } from '@archway/rules/regions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { switchTenant } from '../../platform/db/transaction.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

/** What is kept of a form until its job has run. */
const Profile = z.object({
  name: z.string(),
  address: Address,
  timeZone: CompanyDetails.timeZone,
  region: z.enum(SITE_REGIONS),
  businessLicenseCode: z.string(),
  representativeName: z.string(),
  phone: z.string(),
  representativeEmail: z.string(),
  registerVersion: z.literal([1, 2]),
  /** Files that were sent for it; forms from before have none. */
  logo: z.string().default(''),
  businessLicenseFile: z.string().default(''),
});

const Agreements = z.object({
  /** Of the page on which the texts were ticked. */
  language: z.string(),
  accepted: z.array(z.object({ agreementType: z.string(), version: z.string() })),
});

export interface Registration {
  type: OrganizationType;
  email: string;
  passwordHash: string;
  displayName: string;
  language: Language;
  address: string;
  /** The hash of the code or link it was made with. */
  invitedWith: Buffer | null;
  profile: z.output<typeof Profile>;
  agreements: z.output<typeof Agreements>;
}

export async function insertRegistration(tx: Tx, registration: Registration): Promise<string> {
  const id = uuidv7();
  const { passwordHash, displayName, invitedWith, profile, agreements, ...same } = registration;
  await tx
    .insertInto('registration_request')
    .values({
      ...same,
      org_id: SITE_ORG_ID,
      id,
      password_hash: passwordHash,
      display_name: displayName,
      invited_with: invitedWith,
      profile: JSON.stringify(profile),
      agreements: JSON.stringify(agreements),
    })
    .execute();
  return id;
}

/** Whether a form with this address waits for its job. */
export async function hasRegistration(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('registration_request')
    .select('id')
    .where('org_id', '=', SITE_ORG_ID)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the form away, with everything in it: of two runs of its job one finds it. */
export async function takeRegistration(
  tx: Tx,
  id: string,
): Promise<(Registration & { at: Date }) | undefined> {
  const row = await tx
    .deleteFrom('registration_request')
    .where('org_id', '=', SITE_ORG_ID)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      type: row.type === ORGANIZATION_TYPE.lab ? ORGANIZATION_TYPE.lab : ORGANIZATION_TYPE.clinic,
      email: row.email,
      passwordHash: row.password_hash,
      displayName: row.display_name,
      language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
      address: row.address ?? '',
      invitedWith: row.invited_with,
      profile: Profile.parse(row.profile),
      agreements: Agreements.parse(row.agreements),
      at: row.created_at,
    }
  );
}

/** Does `work` for an organization that is just being made, in the site's transaction that takes its form away. */
export function inNewOrganization<T>(tx: Tx, orgId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return switchTenant(tx, { to: orgId, back: SITE_ORG_ID }, work);
}
