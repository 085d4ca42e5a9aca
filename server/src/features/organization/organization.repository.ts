import type { Address } from '@archway/contract/organization/model';
import { ACTIVATION, DEFAULT_ROLES, type OrganizationType } from '@archway/rules/organization-types';
import type { Region } from '@archway/rules/regions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

export type SeedDatabase = Database;

export interface NewOrganization {
  orgId: string;
  type: OrganizationType;
  name: string;
  abbreviation?: string;
  address?: Address;
  timeZone?: string;
  region?: Region;
  businessLicenseCode?: string;
  representativeName?: string;
  phone?: string;
  representativeEmail?: string;
  isListed?: boolean;
  certifiedAs?: string;
  certifiedColor?: string;
  registerVersion?: number;
  /** Whether a license is owed as a file too, as by all who register with the form that asks for it. */
  licenseFileAsked?: boolean;
  /** The hash of the code or link it was registered with, until that is used up. */
  invitedWith?: Buffer | null;
}

export interface OrganizationSeed extends NewOrganization {
  members: readonly MemberSeed[];
}

export interface MemberSeed {
  userCode: string;
  loginAccount: string;
  email: string;
  displayName: string;
  roleCode: string;
  language: string;
  passwordHash: string | null;
  isCast: boolean;
  /** False for somebody who has a mail to open first. */
  isActive?: boolean;
}

/** An organization with its seeded roles and first members, active and verified. Repeating it changes nothing. */
export async function seedOrganization(db: SeedDatabase, seed: OrganizationSeed): Promise<void> {
  await inTransaction(db, { orgId: seed.orgId }, (tx) => createOrganization(tx, seed, seed.members));
}

/** The same in a transaction of the new organization. Fails when somebody else has an address or account name of it. */
export async function createOrganization(
  tx: Tx,
  organization: NewOrganization,
  members: readonly MemberSeed[],
): Promise<void> {
  const { orgId, type } = organization;
  await tx
    .insertInto('organization')
    .values(organizationRow(organization))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const roleIds = await insertDefaultRoles(tx, orgId, type);
  for (const member of members) await insertMember(tx, orgId, member, roleIds.get(member.roleCode));
}

function organizationRow({ orgId, type, name, address, ...told }: NewOrganization) {
  return {
    org_id: orgId,
    type,
    name,
    abbreviation: told.abbreviation ?? '',
    license_code: told.businessLicenseCode ?? '',
    representative_name: told.representativeName ?? '',
    phone: told.phone ?? '',
    email: told.representativeEmail ?? '',
    country: address?.country ?? '',
    state: address?.state ?? '',
    city: address?.city ?? '',
    district: address?.district ?? '',
    street: address?.street ?? '',
    postal_code: address?.postalCode ?? '',
    listed: told.isListed ?? false,
    certified_as: told.certifiedAs ?? '',
    certified_color: told.certifiedColor ?? '',
    region: told.region ?? null,
    time_zone: told.timeZone ?? '',
    register_version: told.registerVersion ?? 1,
    license_file_asked: told.licenseFileAsked ?? false,
    invited_with: told.invitedWith ?? null,
  };
}

/** The roles every organization of this type starts with; the administrator's holds everything. */
export async function insertDefaultRoles(
  tx: Tx,
  orgId: string,
  type: OrganizationType,
): Promise<Map<string, string>> {
  await tx
    .insertInto('role')
    .values(
      DEFAULT_ROLES[type].map((role) => ({
        org_id: orgId,
        id: uuidv7(),
        code: role.code,
        name: role.code,
        protected: role.protected ?? false,
        is_default: role.isDefault ?? false,
      })),
    )
    .onConflict((conflict) => conflict.columns(['bucket', 'org_id', 'code']).doNothing())
    .execute();
  const roles = await tx
    .selectFrom('role')
    .select(['id', 'code', 'protected'])
    .where('org_id', '=', orgId)
    .execute();
  const entries = await tx
    .selectFrom('menu_entry')
    .select(['id', 'starts_with'])
    .where('status', '=', 1)
    .where(sql<boolean>`${type}::integer = any(org_types)`)
    .execute();
  const grants = roles
    .filter((role) => !role.protected)
    .flatMap((role) =>
      entries
        .filter(({ starts_with }) => starts_with.includes(role.code))
        .map(({ id }) => ({ org_id: orgId, role_id: role.id, menu_id: id })),
    );
  if (grants.length > 0)
    await tx
      .insertInto('role_menu')
      .values(grants)
      .onConflict((c) => c.doNothing())
      .execute();
  return new Map(roles.map(({ id, code }) => [code, id]));
}

async function insertMember(
  tx: Tx,
  orgId: string,
  member: MemberSeed,
  roleId: string | undefined,
): Promise<void> {
  if (roleId === undefined) throw new Error(`no role ${member.roleCode}`);
  const { isActive = true } = member;
  await tx
    .insertInto('member')
    .values({
      org_id: orgId,
      user_code: member.userCode,
      login_account: member.loginAccount,
      email: member.email,
      email_verified: isActive,
      display_name: member.displayName,
      role_id: roleId,
      password_hash: member.passwordHash,
      activation: isActive ? ACTIVATION.activated : ACTIVATION.notActivated,
      language: member.language,
      is_cast: member.isCast,
    })
    .onConflict((conflict) => conflict.columns(['bucket', 'org_id', 'user_code']).doNothing())
    .execute();
}
