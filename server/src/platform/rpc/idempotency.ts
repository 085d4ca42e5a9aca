import { sql } from 'kysely';
import { z } from 'zod';
import { runKept, type Tx } from '../db/database.ts';
import { auditInsert, type AuditEntry } from '../audit/audit.ts';
import { CallFailure } from './failure.ts';

/** One user action: the key is created when the dialog opens and stays the same for every repeat. */
export interface IdempotencyKey {
  key: string;
  call: string;
  /** The body hash under each accepted secret, the current one first. */
  bodyHashes: readonly Buffer[];
}

export function readKey(header: string): string {
  const key = z.uuid().safeParse(header);
  if (!key.success) throw new CallFailure('idempotencyKeyMissing');
  return key.data;
}

export type Claim = { first: true } | { first: false; response: unknown };

/**
 * Claims the key inside the transaction of the call. A concurrent repeat blocks on the unique index until the first
 * commits, and then gets the first answer. So a claim is never visible without its answer and needs no takeover.
 */
export async function claimKey(tx: Tx, { key, call, bodyHashes }: IdempotencyKey): Promise<Claim> {
  const claim = sql<{ body_hash: Buffer; response: unknown; first: boolean }>`
    insert into idempotency as kept (org_id, key, call, body_hash) values (app_org(), ${key}, ${call}, ${bodyHashes[0]})
    on conflict (bucket, org_id, key) do update set
      call = excluded.call,
      body_hash = case when kept.created_at < app_now() - interval '24 hours' then excluded.body_hash else kept.body_hash end,
      response = case when kept.created_at < app_now() - interval '24 hours' then null else kept.response end,
      created_at = case when kept.created_at < app_now() - interval '24 hours' then app_now() else kept.created_at end
    returning body_hash, response, response is null as first`;
  const [kept] = await runKept(tx, claim);
  if (kept === undefined) throw new Error('an idempotency row is always returned');
  // During a rotation of the secret, the first attempt may have been hashed with another one.
  if (!bodyHashes.some((hash) => hash.equals(kept.body_hash))) throw new CallFailure('idempotencyKeyReused');
  return kept.first ? { first: true } : { first: false, response: kept.response };
}

/**
 * Stores the answer for repeats, in the same transaction as the changes it reports. The audit row goes with it: each
 * round trip less lets other callers in sooner.
 */
export async function keepResponse(
  tx: Tx,
  { key }: IdempotencyKey,
  { response, entry }: { response: unknown; entry: AuditEntry | null },
): Promise<void> {
  const audited = entry === null ? sql`` : sql`with audited as (${auditInsert(entry)})`;
  await runKept(
    tx,
    sql`${audited} update idempotency set response = ${JSON.stringify(response ?? null)}::jsonb
      where org_id = app_org() and bucket = org_bucket(app_org()) and key = ${key}`,
  );
}
