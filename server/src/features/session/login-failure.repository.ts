import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { switchTenant } from '../../platform/db/transaction.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

async function secondsPaused(tx: Tx, accountHash: Buffer): Promise<number> {
  const row = await tx
    .selectFrom('login_failure')
    .select(
      sql<number>`greatest(0, ceil(extract(epoch from paused_until - app_now())))::integer`.as('seconds'),
    )
    .where('org_id', '=', SITE_ORG_ID)
    .where('account_hash', '=', accountHash)
    .executeTakeFirst();
  return row?.seconds ?? 0;
}

/**
 * The hash to count a name under, given its hash under every key, the current one's first. A counter made under another
 * key goes on under this one. The lock is the same for every order of the keys: while they are rotated, a process that
 * has another one first must not count the same name beside us.
 */
export async function currentCounter(tx: Tx, hashes: readonly Buffer[]): Promise<Buffer> {
  const [current, ...others] = hashes;
  if (current === undefined) throw new Error('a ring has a key');
  if (others.length === 0) return current;
  const lock = hashes.map((hash) => hash.toString('hex')).toSorted()[0];
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  await sql`update login_failure set account_hash = ${current}
    where org_id = ${SITE_ORG_ID} and account_hash = (
      select account_hash from login_failure where org_id = ${SITE_ORG_ID} and account_hash = any(${others})
      order by failures desc limit 1)
    and not exists (
      select from login_failure where org_id = ${SITE_ORG_ID} and account_hash = ${current})`.execute(tx);
  return current;
}

/** How many failures there are if this try fails too; or how many seconds it is too early. */
export type Try = { failures: number } | { tooEarlyBy: number };

/**
 * Takes a try before its password is judged, so that guesses sent at once count like guesses one after the other.
 * From the fourth failure within the hour on the next try has to wait, twice as long each time; the tenth pauses
 * for 15 minutes. Never for good: a stranger could lock anybody out.
 */
export async function takeTry(tx: Tx, accountHash: Buffer): Promise<Try> {
  const { rows } = await sql<{ failures: number }>`
    insert into login_failure as kept (org_id, account_hash, failures) values (${SITE_ORG_ID}, ${accountHash}, 1)
    on conflict (bucket, org_id, account_hash) do update set
      failures = case when kept.window_started < app_now() - interval '1 hour' then 1 else kept.failures + 1 end,
      window_started = case when kept.window_started < app_now() - interval '1 hour' then app_now() else kept.window_started end,
      paused_until = case
        when kept.window_started < app_now() - interval '1 hour' or kept.failures + 1 < 4 then null
        when kept.failures + 1 >= 10 then app_now() + interval '15 minutes'
        else app_now() + make_interval(secs => power(2, kept.failures + 1 - 3)) end
      where kept.paused_until is null or kept.paused_until <= app_now()
    returning failures`.execute(tx);
  return rows[0] ?? { tooEarlyBy: Math.max(1, await secondsPaused(tx, accountHash)) };
}

/** In the transaction of the organization that is signed in to: there is a session if and only if they are forgotten. */
export async function clearFailures(tx: Tx, orgId: string, hashes: readonly Buffer[]): Promise<void> {
  await switchTenant(tx, { to: SITE_ORG_ID, back: orgId }, () =>
    tx
      .deleteFrom('login_failure')
      .where('org_id', '=', SITE_ORG_ID)
      .where('account_hash', 'in', hashes)
      .execute(),
  );
}
