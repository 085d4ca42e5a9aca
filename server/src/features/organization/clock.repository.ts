import { todayIn } from '@archway/rules/date-presets';
import { sql, type RawBuilder } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Tx } from '../../platform/db/database.ts';

/** By the clock of the database, where an organization is. */
export interface Clock {
  now: Date;
  timeZone: string;
  today: string;
}

/** One small statement: lists ask for it each time. */
export async function readClock(tx: Tx, orgId: string): Promise<Clock> {
  const { time_zone, now } = await tx
    .selectFrom('organization')
    .select(['time_zone', sql<Date>`app_now()`.as('now')])
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .executeTakeFirstOrThrow();
  const timeZone = time_zone || 'UTC';
  return { now, timeZone, today: todayIn(timeZone, now) };
}

/** Nothing of an organization that is gone. */
export async function findTimeZone(tx: Tx, orgId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('organization')
    .select('time_zone')
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .executeTakeFirst();
  return row?.time_zone;
}

/** Beside other rows; empty for who has not said. */
export const timeZoneIn = (orgId: string): RawBuilder<string> => sql<string>`(
  select o.time_zone from organization o where o.bucket = org_bucket(${orgId}) and o.org_id = ${orgId})`;
