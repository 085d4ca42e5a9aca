import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

interface Owner {
  orgId: string;
  userCode: string;
}

export interface InvitationRow {
  organization: string;
  organization_type: number;
  invited_by: string | null;
  email: string;
  role_code: string;
  role_name: string;
  scope: 'organization' | 'own';
  permissions: string[];
}

/** What an invited member is told: the organization, who invites as long as they are there, and the role. */
export async function findInvitation(
  tx: Tx,
  { orgId, userCode }: Owner,
  inviter: string | null,
): Promise<InvitationRow> {
  const { rows } = await sql<InvitationRow>`
    select organization.name as organization, organization.type as organization_type, member.email,
      held.code as role_code, held.name as role_name, held.scope,
      (select display_name from member inviter
        where org_id = ${orgId} and bucket = org_bucket(${orgId}) and user_code = ${inviter}::uuid
          and deleted_at is null) as invited_by,
      case when held.protected then array['*:*:*'] else array(
        select distinct entry.permission from role_menu given join menu_entry entry on entry.id = given.menu_id
        where given.org_id = ${orgId} and given.bucket = org_bucket(${orgId}) and given.role_id = held.id
          and entry.status = 1 and entry.permission is not null) end as permissions
    from (select * from member where org_id = ${orgId} and bucket = org_bucket(${orgId})) member
    join (select * from role where org_id = ${orgId} and bucket = org_bucket(${orgId})) held
      on held.id = member.role_id
    cross join (select * from organization where org_id = ${orgId} and bucket = org_bucket(${orgId})) organization
    where member.user_code = ${userCode}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('an invitation without a member');
  return row;
}
