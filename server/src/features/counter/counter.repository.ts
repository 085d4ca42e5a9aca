import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { CountedDay } from '../order/public.ts';

const NUMBERS = [
  'received',
  'remakes',
  'accepted',
  'rejected',
  'canceled',
  'completed',
  'answers',
  'answer_seconds',
] as const;
type Numbers = Pick<CountedDay, (typeof NUMBERS)[number]>;

/** What counts and who recounts wait for each other: numbers are added to what a recount has put in, or put in after it. */
export async function lockCounters(tx: Tx, orgId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`counters of ${orgId}`}, 0))`.execute(tx);
}

/** Those of the entries that were not counted yet, which they are from now on. */
export async function markCounted(tx: Tx, orgId: string, entries: readonly string[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = await tx
    .insertInto('counter_entry')
    .columns(['org_id', 'entry_id'])
    .expression(sql`select ${orgId}::uuid, unnest(${[...entries]}::uuid[])`)
    .onConflict((conflict) => conflict.doNothing())
    .returning('entry_id')
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}

const valuesOf = (day: CountedDay): Numbers & Pick<CountedDay, 'partner' | 'member' | 'day'> => ({
  partner: day.partner,
  member: day.member,
  day: day.day,
  received: day.received,
  remakes: day.remakes,
  accepted: day.accepted,
  rejected: day.rejected,
  canceled: day.canceled,
  completed: day.completed,
  answers: day.answers,
  answer_seconds: day.answer_seconds,
});

type NameOfNumber = (typeof NUMBERS)[number];

const newNumber = (name: NameOfNumber) => sql`${sql.ref(`excluded.${name}`)}`;

/** One row a day, whoever comes first. */
async function keepDay(
  tx: Tx,
  orgId: string,
  day: CountedDay,
  numberOf: (name: NameOfNumber) => ReturnType<typeof newNumber>,
): Promise<void> {
  await tx
    .insertInto('counter_day')
    .values({ org_id: orgId, ...valuesOf(day) })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'org_id', 'partner', 'member', 'day'])
        .doUpdateSet(Object.fromEntries(NUMBERS.map((name) => [name, numberOf(name)]))),
    )
    .execute();
}

export const addToDay = (tx: Tx, orgId: string, day: CountedDay): Promise<void> =>
  keepDay(tx, orgId, day, (name) => sql`${sql.ref(`counter_day.${name}`)} + ${newNumber(name)}`);

/** Puts numbers in the place of those that are there. */
export const putDay = (tx: Tx, orgId: string, day: CountedDay): Promise<void> =>
  keepDay(tx, orgId, day, newNumber);

export async function removeDay(
  tx: Tx,
  orgId: string,
  { partner, member, day }: Pick<CountedDay, 'partner' | 'member' | 'day'>,
): Promise<void> {
  await tx
    .deleteFrom('counter_day')
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('partner', '=', partner)
    .where('member', '=', member)
    .where('day', '=', day)
    .execute();
}

export async function listDays(tx: Tx, orgId: string, since: string): Promise<CountedDay[]> {
  return tx
    .selectFrom('counter_day')
    .select(['partner', 'member', 'day', ...NUMBERS])
    .where('org_id', '=', orgId)
    .where('day', '>=', since)
    .execute();
}

/** By partner, or by partner and part of the time. */
export interface Counted extends Record<Exclude<(typeof NUMBERS)[number], 'answer_seconds'>, number> {
  partner: string;
  answer_seconds: number;
}

const SUMS = [
  sql<number>`sum(received)::integer`.as('received'),
  sql<number>`sum(remakes)::integer`.as('remakes'),
  sql<number>`sum(accepted)::integer`.as('accepted'),
  sql<number>`sum(rejected)::integer`.as('rejected'),
  sql<number>`sum(canceled)::integer`.as('canceled'),
  sql<number>`sum(completed)::integer`.as('completed'),
  sql<number>`sum(answers)::integer`.as('answers'),
  sql<number>`sum(answer_seconds)::float8`.as('answer_seconds'),
] as const;

/** The sums of the days from one to another, both included, for each partner with whom there was something. */
export async function sumByPartner(
  tx: Tx,
  orgId: string,
  { from, to, partner }: { from: string; to: string; partner?: string | undefined },
): Promise<Counted[]> {
  let days = tx
    .selectFrom('counter_day')
    .where('org_id', '=', orgId)
    .where('day', '>=', from)
    .where('day', '<=', to);
  if (partner !== undefined) days = days.where('partner', '=', partner);
  return days
    .select(['partner', ...SUMS])
    .groupBy('partner')
    .execute();
}

/** Orders received week by week, the last week ending with a day; weeks without any are left out. */
export async function receivedByWeek(
  tx: Tx,
  orgId: string,
  { last, weeks }: { last: string; weeks: number },
): Promise<{ partner: string; weeksAgo: number; received: number }[]> {
  const weeksAgo = sql<number>`((${last}::date - day) / 7)::integer`;
  const days = tx
    .selectFrom('counter_day')
    .select(['partner', weeksAgo.as('weeksAgo'), 'received'])
    .where('org_id', '=', orgId)
    .where('day', '>', sql<string>`${last}::date - ${weeks * 7}::integer`)
    .where('day', '<=', last)
    .where('received', '>', 0);
  return tx
    .selectFrom(days.as('day'))
    .select(['day.partner', 'day.weeksAgo', sql<number>`sum(day.received)::integer`.as('received')])
    .groupBy(['day.partner', 'day.weeksAgo'])
    .execute();
}
