import { ACTIVATION, DEFAULT_ROLES, type OrganizationType } from '@archway/rules/organization-types';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

export type SeedDatabase = Database;

export interface OrganizationSeed {
  orgId: string;
  type: OrganizationType;
  name: string;
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
}

/** An organization with its seeded roles and first members, active and verified. Repeating it changes nothing. */
export async function seedOrganization(db: SeedDatabase, seed: OrganizationSeed): Promise<void> {
  await inTransaction(db, { orgId: seed.orgId }, async (tx) => {
    await tx
      .insertInto('organization')
      .values({ org_id: seed.orgId, type: seed.type, name: seed.name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const roleIds = await insertDefaultRoles(tx, seed.orgId, seed.type);
    for (const member of seed.members)
      await insertMember(tx, seed.orgId, member, roleIds.get(member.roleCode));
  });
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
  const screens = await tx.selectFrom('menu_entry').select('id').where('permission', 'is', null).execute();
  const grants = roles
    .filter((role) => !role.protected)
    .flatMap((role) => screens.map(({ id }) => ({ org_id: orgId, role_id: role.id, menu_id: id })));
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
  await tx
    .insertInto('member')
    .values({
      org_id: orgId,
      user_code: member.userCode,
      login_account: member.loginAccount,
      email: member.email,
      email_verified: true,
      display_name: member.displayName,
      role_id: roleId,
      password_hash: member.passwordHash,
      activation: ACTIVATION.activated,
      language: member.language,
      is_cast: member.isCast,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
