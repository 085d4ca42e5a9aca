import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** How often what happened with one partner on one day, by one member of the organization. */
export interface CountedDay {
  partner: string;
  /** All zeros where it was the other side, or a job. */
  member: string;
  /** Where the organization is. */
  day: string;
  received: number;
  remakes: number;
  accepted: number;
  rejected: number;
  canceled: number;
  completed: number;
  answers: number;
  answer_seconds: string;
}

/** Whose counters: what is the clinic's partner for a lab is the lab for a clinic. */
export interface Counting {
  orgId: string;
  side: 'clinic' | 'lab';
  timeZone: string;
}

/** As the two indexes of what is counted have it, letter for letter. */
const IS_COUNTED = sql<boolean>`order_history.action in
  ('send', 'release', 'accept', 'autoAccept', 'reject', 'cancel', 'agreeCancel', 'complete', 'autoComplete')`;
/** Entries are marked so long; an older one is counted by nothing but a recount. */
const IS_MARKED = sql<boolean>`order_history.at > app_now() - interval '30 days'`;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The entries of one side that count, each with the place it counts for. */
function entriesOf(tx: Tx, { orgId, side, timeZone }: Counting) {
  const isHome = side === 'clinic';
  const entries = isHome
    ? tx
        .selectFrom('order_history')
        .where('order_history.org_id', '=', orgId)
        .where('order_history.counterpart', 'is not', null)
    : tx.selectFrom('order_history').where('order_history.counterpart', '=', orgId);
  return entries.where(IS_COUNTED).select([
    'order_history.id',
    'order_history.action',
    'order_history.detail',
    sql<string>`${sql.ref(isHome ? 'order_history.counterpart' : 'order_history.org_id')}`.as('partner'),
    sql<string>`coalesce(case when order_history.done_org = ${orgId} then order_history.done_by end, ${NOBODY})`.as(
      'member',
    ),
    sql<string>`(order_history.at at time zone ${timeZone})::date`.as('day'),
    IS_MARKED.as('is_marked'),
    // From when it was sent last. An edit or an added file does not begin the time anew.
    sql<string | null>`case when order_history.action in ('accept', 'autoAccept', 'reject') then (
        select extract(epoch from order_history.at - max(sent.at))::bigint from order_history sent
        where sent.order_id = order_history.order_id and sent.org_id = order_history.org_id
          and sent.counterpart = order_history.counterpart
          and sent.action in ('send', 'release') and sent.version < order_history.version) end`.as(
      'answer_seconds',
    ),
  ]);
}

type Entries = ReturnType<typeof entriesOf>;

const countBy = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::integer`;

/** The one place that says what an entry counts as: for a single one as for all of them. */
const daysOf = (tx: Tx, entries: Entries) =>
  tx
    .selectFrom(entries.as('entry'))
    .select([
      'entry.partner',
      'entry.member',
      'entry.day',
      countBy(sql`entry.action in ('send', 'release') and entry.detail ? 'isNewToLab'`).as('received'),
      countBy(sql`entry.action in ('send', 'release') and entry.detail ? 'isRemake'`).as('remakes'),
      countBy(sql`entry.action in ('accept', 'autoAccept')`).as('accepted'),
      countBy(sql`entry.action = 'reject'`).as('rejected'),
      countBy(sql`entry.action in ('cancel', 'agreeCancel')`).as('canceled'),
      countBy(sql`entry.action in ('complete', 'autoComplete')`).as('completed'),
      countBy(sql`entry.answer_seconds is not null`).as('answers'),
      sql<string>`coalesce(sum(entry.answer_seconds), 0)::bigint`.as('answer_seconds'),
      sql<string[]>`coalesce(array_agg(entry.id) filter (where entry.is_marked), '{}')`.as('entries'),
    ])
    .groupBy(['entry.partner', 'entry.member', 'entry.day']);

/** What one entry counts as. Nothing for one that does not count, or is so old that a recount alone does. */
export async function findCountedEntry(
  tx: Tx,
  counting: Counting,
  entryId: string,
): Promise<CountedDay | undefined> {
  const entry = entriesOf(tx, counting).where('order_history.id', '=', entryId).where(IS_MARKED);
  return daysOf(tx, entry).executeTakeFirst();
}

/** All days from one on, in one statement: with the entries that these numbers hold, as far as they are marked. */
export async function countDays(
  tx: Tx,
  counting: Counting,
  since: string,
): Promise<(CountedDay & { entries: string[] })[]> {
  const entries = entriesOf(tx, counting)
    // A day begins somewhere within these hours; the exact day is chosen below.
    .where('order_history.at', '>', sql<Date>`${since}::date - interval '1 day'`)
    .where(sql<boolean>`(order_history.at at time zone ${counting.timeZone})::date >= ${since}::date`);
  return daysOf(tx, entries).execute();
}
