import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from './owner.ts';

/** Since when log-in asks for a code; null when it does not. */
export async function secondStepSince(tx: Tx, { orgId, userCode }: Owner): Promise<Date | null> {
  const { second_step_since } = await tx
    .selectFrom('member')
    .select('second_step_since')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .executeTakeFirstOrThrow();
  return second_step_since;
}

/**
 * The member's row, locked until the transaction ends, and the account's name. Whoever changes how somebody signs in
 * starts here: two changes come one after the other, and none beside a sign-in.
 */
export async function lockMember(tx: Tx, { orgId, userCode }: Owner) {
  return tx
    .selectFrom('member')
    .select(['login_account', 'display_name', 'second_step_since'])
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Has log-in ask for a code; where it does already, nothing changes. */
export async function askForCode(tx: Tx, { orgId, userCode }: Owner): Promise<void> {
  await tx
    .updateTable('member')
    .set({ second_step_since: sql<Date>`coalesce(second_step_since, app_now())` })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
}

/** Answers whether it did until now. */
export async function askForNoCode(tx: Tx, { orgId, userCode }: Owner): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ second_step_since: null })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('second_step_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
