import { ACTIVATION } from '@archway/rules/organization-types';
import { sql, type Updateable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

/** One's own organization, locked until the transaction ends: of two invitations at once the second counts the first. */
export async function lockOrganization(tx: Tx, { orgId }: Caller): Promise<{ name: string }> {
  return tx
    .selectFrom('organization')
    .select('name')
    .where('org_id', '=', orgId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface Invited {
  userCode: string;
  email: string;
  displayName: string;
  roleId: string;
  phone: string;
  gender: number | null;
  language: string;
}

/** False when somebody got the address first; the transaction is then good for nothing more. */
export async function insertInvited(tx: Tx, { orgId }: Caller, invited: Invited): Promise<boolean> {
  try {
    await tx
      .insertInto('member')
      .values({
        org_id: orgId,
        user_code: invited.userCode,
        // Until they choose a name of their own, they sign in with the address.
        login_account: invited.email,
        email: invited.email,
        display_name: invited.displayName,
        role_id: invited.roleId,
        phone: invited.phone,
        gender: invited.gender,
        language: invited.language,
        activation: ACTIVATION.notActivated,
      })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The member's row, locked until the transaction ends: of two changes at once the second sees the first. */
export async function lockMember(tx: Tx, { orgId }: Caller, userCode: string): Promise<void> {
  await tx
    .selectFrom('member')
    .select('user_code')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .forUpdate()
    .execute();
}

export type MemberChange = Pick<
  Updateable<Schema['member']>,
  'display_name' | 'phone' | 'gender' | 'role_id'
>;

export async function saveMember(
  tx: Tx,
  { orgId }: Caller,
  userCode: string,
  change: MemberChange,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ ...change, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The row stays for the name's sake; nobody signs in with it, and name and address are free. */
export async function markDeleted(tx: Tx, { orgId }: Caller, userCode: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      deleted_at: sql`app_now()`,
      updated_at: sql`app_now()`,
      activation: ACTIVATION.disabled,
      password_hash: null,
      avatar_file: null,
    })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
}
