import { sql, type UpdateObject } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Database, Schema, Tx } from '../../platform/db/database.ts';
import { tenantReads } from '../../platform/db/tenant-read.ts';

/** The caller's own organization, and no other. Every query of this file starts here. */
function own(tx: Tx, orgId: string) {
  return tx
    .selectFrom('organization')
    .where('organization.org_id', '=', orgId)
    .where('organization.bucket', '=', bucketOf(orgId));
}

export async function getOrganization(tx: Tx, orgId: string) {
  return own(tx, orgId)
    .leftJoin('file as logo_of', (join) =>
      join
        .onRef('logo_of.bucket', '=', 'organization.bucket')
        .onRef('logo_of.org_id', '=', 'organization.org_id')
        .onRef('logo_of.id', '=', 'organization.logo_file'),
    )
    .leftJoin('file as license_of', (join) =>
      join
        .onRef('license_of.bucket', '=', 'organization.bucket')
        .onRef('license_of.org_id', '=', 'organization.org_id')
        .onRef('license_of.id', '=', 'organization.license_upload'),
    )
    .selectAll('organization')
    .select([
      'logo_of.content_key as logo_key',
      'logo_of.content_type as logo_type',
      'license_of.name as license_name',
      'license_of.content_key as license_key',
      'license_of.content_type as license_type',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('member')
            .innerJoin('role', (join) =>
              join
                .onRef('role.bucket', '=', 'member.bucket')
                .onRef('role.org_id', '=', 'member.org_id')
                .onRef('role.id', '=', 'member.role_id'),
            )
            .select(sql`1`.as('one'))
            .where('member.org_id', '=', orgId)
            .where('member.email_verified', '=', true)
            .where('role.protected', '=', true),
        )
        .as('has_verified_email'),
    )
    .executeTakeFirstOrThrow();
}
export type OrganizationRow = Awaited<ReturnType<typeof getOrganization>>;

/** For a look before a call begins. */
export const readOrganization = (db: Database, orgId: string): Promise<OrganizationRow> =>
  getOrganization(tenantReads(db, { orgId }), orgId);

export type ProfileDatabase = Database;

export type ProfileChange = Omit<
  UpdateObject<Schema, 'organization'>,
  'org_id' | 'type' | 'status' | 'region' | 'closes_at' | 'closing_since' | 'invited_with' | 'invitation_end'
>;

export async function saveOrganization(tx: Tx, orgId: string, change: ProfileChange): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ ...change, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .execute();
}

/** What the organization was registered with is used up: it has brought a partner, or was over. */
export async function endInvitation(tx: Tx, orgId: string, end: 'partner' | 'over'): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ invited_with: null, invitation_end: end })
    .where('org_id', '=', orgId)
    .execute();
}
