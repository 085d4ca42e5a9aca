import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { caseCode, dayIn } from './case-code.ts';

/**
 * Day and code of the organization's next case, made today or on the day that is named. Two at once wait for each other
 * here, and none is left out: the count is kept with the case, or neither is.
 */
export async function numberCase(
  tx: Tx,
  orgId: string,
  onDay?: string,
): Promise<{ code: string; made_on: string }> {
  const day = onDay ?? (await dayOf(tx, orgId));
  const { cases } = await tx
    .insertInto('case_count')
    .values({ org_id: orgId, day, cases: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'org_id', 'day']).doUpdateSet({ cases: sql`case_count.cases + 1` }),
    )
    .returning('cases')
    .executeTakeFirstOrThrow();
  return { code: caseCode(day, cases), made_on: day };
}

/** The day it is where the organization is. */
export async function dayOf(tx: Tx, orgId: string): Promise<string> {
  const { time_zone, now } = await tx
    .selectFrom('organization')
    .select(['time_zone', sql<Date>`app_now()`.as('now')])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return dayIn(time_zone, now);
}
