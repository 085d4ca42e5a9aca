import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { switchTenant } from '../../platform/db/transaction.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

/** The failure of an hour that pauses for 15 minutes. */
export const PAUSING_FAILURE = 10;
/** Tries to begin with, and how many come back within 24 hours: no 24 hours hold more than both together. */
const DAY_CAPACITY = 50;
const DAY_REFILL = 50;
const SECONDS_PER_REFILL = (24 * 60 * 60) / DAY_REFILL;

/** What tries are counted under: its hash under every key of the ring, the current one's first. */
export type Counter = readonly Buffer[];

/** The counters are the site's; the bucket saves a look into every partition. */
const ofSite = () => sql`org_id = ${SITE_ORG_ID} and bucket = org_bucket(${SITE_ORG_ID})`;

/**
 * The hash the counter's row has. A row made under another key goes on under the current one. The lock is the same for
 * every order of the keys: while they are rotated, a process that has another one first must not count beside us.
 */
async function currentHash(tx: Tx, counter: Counter): Promise<Buffer> {
  const [current, ...others] = counter;
  if (current === undefined) throw new Error('a ring has a key');
  if (others.length === 0) return current;
  const lock = counter.map((hash) => hash.toString('hex')).toSorted()[0];
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  await sql`update login_failure set account_hash = ${current}
    where ${ofSite()} and account_hash = (
      select account_hash from login_failure where ${ofSite()} and account_hash = any(${others})
      order by failures desc limit 1)
    and not exists (
      select from login_failure where ${ofSite()} and account_hash = ${current})`.execute(tx);
  return current;
}

/** How many failures there are if this try fails too; or how many seconds it is too early. */
export type Try = { failures: number } | { tooEarlyBy: number };

/** Level of the day's tries that are not given back yet. */
const level = sql`greatest(0, kept.day_level
  - greatest(0, extract(epoch from app_now() - kept.day_level_at)) / ${SECONDS_PER_REFILL}::float8)`;
const isNewHour = sql`kept.window_started < app_now() - interval '1 hour'`;

/**
 * Takes a try before it is judged, so that guesses sent at once count like guesses one after the other. From the fourth
 * failure within the hour on the next try has to wait, twice as long each time; the tenth pauses for 15 minutes. Never
 * for good: a stranger could lock anyone out. `evenPaused` is for the code that follows a right password.
 */
export function takeTry(
  tx: Tx,
  orgId: string,
  counter: Counter,
  { evenPaused = false }: { evenPaused?: boolean } = {},
): Promise<Try> {
  return switchTenant(tx, { to: SITE_ORG_ID, back: orgId }, async () => {
    const hash = await currentHash(tx, counter);
    const { rows } = await sql<{ failures: number }>`
      insert into login_failure as kept (org_id, account_hash, failures, day_level)
      values (${SITE_ORG_ID}, ${hash}, 1, 1)
      on conflict (bucket, org_id, account_hash) do update set
        failures = case when ${isNewHour} then 1 else kept.failures + 1 end,
        window_started = case when ${isNewHour} then app_now() else kept.window_started end,
        paused_until = case
          when ${isNewHour} or kept.failures + 1 < 4 then null
          when kept.failures + 1 >= ${PAUSING_FAILURE} then app_now() + interval '15 minutes'
          else app_now() + make_interval(secs => power(2, kept.failures + 1 - 3)) end,
        day_level = ${level} + 1,
        day_level_at = app_now()
        where (${evenPaused} or kept.paused_until is null or kept.paused_until <= app_now())
          and ${level} + 1 <= ${DAY_CAPACITY}
      returning failures`.execute(tx);
    return rows[0] ?? { tooEarlyBy: Math.max(1, await secondsToWait(tx, hash)) };
  });
}

async function secondsToWait(tx: Tx, hash: Buffer): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(greatest(0, extract(epoch from paused_until - app_now()),
      (${level} + 1 - ${DAY_CAPACITY}) * ${SECONDS_PER_REFILL}::float8))::integer as seconds
    from login_failure kept where ${ofSite()} and account_hash = ${hash}`.execute(tx);
  return rows[0]?.seconds ?? 0;
}

/** Takes one of at most so many tries within an hour. */
export function takeHourlyTry(tx: Tx, orgId: string, counter: Counter, most: number): Promise<Try> {
  return switchTenant(tx, { to: SITE_ORG_ID, back: orgId }, async () => {
    const hash = await currentHash(tx, counter);
    const { rows } = await sql<{ failures: number }>`
      insert into login_failure as kept (org_id, account_hash, failures) values (${SITE_ORG_ID}, ${hash}, 1)
      on conflict (bucket, org_id, account_hash) do update set
        failures = case when ${isNewHour} then 1 else kept.failures + 1 end,
        window_started = case when ${isNewHour} then app_now() else kept.window_started end
        where ${isNewHour} or kept.failures < ${most}
      returning failures`.execute(tx);
    return rows[0] ?? { tooEarlyBy: Math.max(1, await secondsOfHour(tx, hash)) };
  });
}

/** For a try that was not judged after all. */
export async function returnHourlyTry(tx: Tx, orgId: string, counter: Counter): Promise<void> {
  await switchTenant(tx, { to: SITE_ORG_ID, back: orgId }, () =>
    tx
      .updateTable('login_failure')
      .set({ failures: sql`failures - 1` })
      .where('org_id', '=', SITE_ORG_ID)
      .where('account_hash', 'in', [...counter])
      .execute(),
  );
}

async function secondsOfHour(tx: Tx, hash: Buffer): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from window_started + interval '1 hour' - app_now()))::integer as seconds
    from login_failure where ${ofSite()} and account_hash = ${hash}`.execute(tx);
  return rows[0]?.seconds ?? 0;
}

/**
 * After a success: failures of the hour are forgotten, and of the day's tries those the success itself has taken. The
 * others stay, or each sign-in of the owner would let strangers guess on. In the transaction of the organization that is
 * signed in to: there is a session if and only if this has happened.
 */
export async function forgiveTries(tx: Tx, orgId: string, counter: Counter, taken: number): Promise<void> {
  await switchTenant(tx, { to: SITE_ORG_ID, back: orgId }, async () => {
    const hash = await currentHash(tx, counter);
    const { numDeletedRows } = await tx
      .deleteFrom('login_failure')
      .where('org_id', '=', SITE_ORG_ID)
      .where('account_hash', '=', hash)
      .where('day_level', '<=', taken)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return;
    await tx
      .updateTable('login_failure')
      .set({ failures: 0, paused_until: null, day_level: sql`day_level - ${taken}::integer` })
      .where('org_id', '=', SITE_ORG_ID)
      .where('account_hash', '=', hash)
      .execute();
  });
}
