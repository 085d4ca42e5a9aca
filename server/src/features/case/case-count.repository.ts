import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { readClock } from '../organization/public.ts';
import { caseCode } from './case-code.ts';

/**
 * Day and code of the organization's next case, made today or on the day that is named. Two at once wait for each other
 * here, and none is left out: the count is kept with the case, or neither is.
 */
export async function numberCase(
  tx: Tx,
  orgId: string,
  onDay?: string,
): Promise<{ code: string; made_on: string }> {
  const day = onDay ?? (await readClock(tx, orgId)).today;
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
