import type { Tx } from '../../platform/db/database.ts';

/** What the members of these codes are called, also those who have left. */
export async function namesOf(
  tx: Tx,
  orgId: string,
  userCodes: readonly string[],
): Promise<Map<string, string>> {
  if (userCodes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('member')
    .select(['user_code', 'display_name'])
    .where('org_id', '=', orgId)
    .where('user_code', 'in', [...new Set(userCodes)])
    .execute();
  return new Map(rows.map(({ user_code, display_name }) => [user_code, display_name]));
}
