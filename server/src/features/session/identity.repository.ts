import type { IdentityGroup } from '@archway/contract/core/call';
import { canBeAccount, foldAccountName } from '@archway/rules/account-names';
import { ACTIVATION } from '@archway/rules/organization-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

/** Active members of the caller's organization with their role; every query of this file starts here. */
function colleaguesOf(tx: Tx, caller: Caller) {
  return tx
    .selectFrom('member')
    .innerJoin('role', (join) =>
      join
        .onRef('role.bucket', '=', 'member.bucket')
        .onRef('role.org_id', '=', 'member.org_id')
        .onRef('role.id', '=', 'member.role_id'),
    )
    .where('member.org_id', '=', caller.orgId)
    .where('member.activation', '=', ACTIVATION.activated);
}

/** Whose password it is, and what giving it is good for. */
export interface Identity {
  userCode: string;
  hash: string | null;
  groups: readonly IdentityGroup[];
}

/** Their own password unlocks a member's own things, and for administrators the acts of administrators too. */
export async function findOwnIdentity(tx: Tx, caller: Caller): Promise<Identity | undefined> {
  const row = await colleaguesOf(tx, caller)
    .select(['member.user_code', 'member.password_hash', 'role.protected'])
    .where('member.user_code', '=', caller.userCode)
    .executeTakeFirst();
  return (
    row && {
      userCode: row.user_code,
      hash: row.password_hash,
      groups: row.protected ? ['own', 'administrator'] : ['own'],
    }
  );
}

/** An administrator's password unlocks the acts of administrators, and nothing that is the caller's own. */
export async function findAdministrator(
  tx: Tx,
  caller: Caller,
  account: string,
): Promise<Identity | undefined> {
  if (!canBeAccount(account)) return undefined;
  const row = await colleaguesOf(tx, caller)
    .select(['member.user_code', 'member.password_hash'])
    .where(sql<boolean>`${foldAccountName(account)} in (lower(member.login_account), lower(member.email))`)
    .where('role.protected', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { user_code: userCode, password_hash: hash } = row;
  return {
    userCode,
    hash,
    groups: userCode === caller.userCode ? ['own', 'administrator'] : ['administrator'],
  };
}
