import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** A query: the dentists this member is or may act for. Once the member behind a dentist has left, nobody acts for one. */
export function dentistsActedFor({
  orgId,
  userCode,
}: {
  orgId: string;
  userCode: string;
}): RawBuilder<{ dentist_id: string }> {
  return sql`select own.dentist_id from dentist_member own
    where own.org_id = ${orgId} and own.bucket = org_bucket(${orgId}) and own.user_code = ${userCode}
    union all
    select deputy.dentist_id from dentist_deputy deputy
    join dentist_member owner on owner.dentist_id = deputy.dentist_id
      and owner.org_id = ${orgId} and owner.bucket = org_bucket(${orgId})
    where deputy.org_id = ${orgId} and deputy.bucket = org_bucket(${orgId}) and deputy.user_code = ${userCode}`;
}

/** The member who is this dentist, and the deputies; the reverse of the query above. */
export async function peopleActingFor(tx: Tx, orgId: string, dentistId: string): Promise<string[]> {
  const own = await tx
    .selectFrom('dentist_member')
    .select('user_code')
    .where('org_id', '=', orgId)
    .where('dentist_id', '=', dentistId)
    .executeTakeFirst();
  if (own === undefined) return [];
  const deputies = await tx
    .selectFrom('dentist_deputy')
    .select('user_code')
    .where('org_id', '=', orgId)
    .where('dentist_id', '=', dentistId)
    .orderBy('user_code')
    .execute();
  return [own, ...deputies].map(({ user_code }) => user_code);
}
