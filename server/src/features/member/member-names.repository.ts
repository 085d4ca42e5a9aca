import { sql, type NotNull, type RawBuilder } from 'kysely';
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
    // By the key, which begins with it: a large organization is read whole otherwise.
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('user_code', 'in', [...new Set(userCodes)])
    .execute();
  return new Map(rows.map(({ user_code, display_name }) => [user_code, display_name]));
}

/** The name of the member in a column, for statements of other features. */
export const memberNameIn = (column: string, orgId: string): RawBuilder<string | null> =>
  sql<string | null>`(select named.display_name from member named
    where named.org_id = ${orgId} and named.bucket = org_bucket(${orgId}) and named.user_code = ${sql.ref(column)})`;

/** The members with these letters in name, account or address. */
export async function searchNames(
  tx: Tx,
  orgId: string,
  { keyword, most }: { keyword: string; most: number },
): Promise<{ user_code: string; display_name: string }[]> {
  return tx
    .selectFrom('member_match')
    .select(['user_code', 'display_name'])
    .$narrowType<{ user_code: NotNull; display_name: NotNull }>()
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`searched like part_of(${keyword})`)
    .orderBy('display_name')
    .orderBy('user_code')
    .limit(most)
    .execute();
}
