import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { runKept, type Tx } from '../db/database.ts';

export interface AuditEntry {
  call: string;
  actor: string | null;
  sessionId: string | null;
  /** IP address of the client; null for scheduled tasks. */
  address: string | null;
  object: string | null;
  detail: Record<string, string | number | boolean | null>;
}

/** Writes an audit row. The app's database role can only insert rows; a worker seals them into a hash chain. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await runKept(tx, auditInsert(entry));
}

/** The same as a statement, to be run within another one. */
export const auditInsert = (entry: AuditEntry): RawBuilder<unknown> =>
  sql`insert into audit (org_id, id, actor, session_id, call, object, detail, address)
    values (app_org(), ${uuidv7()}, ${entry.actor}, ${entry.sessionId}, ${entry.call}, ${entry.object},
      ${JSON.stringify(entry.detail)}::jsonb, ${entry.address}::inet)`;

/**
 * Writes at most one row a minute for the same actor, call, object and outcome, so that an attacker can't fill the
 * table with refused attempts. Two concurrent ones may both be written.
 */
export async function writeAuditOnceAMinute(tx: Tx, entry: AuditEntry): Promise<void> {
  const outcome = entry.detail['outcome'] ?? null;
  const insert = sql`insert into audit (org_id, id, actor, session_id, call, object, detail, address)
    select app_org(), ${uuidv7()}::uuid, ${entry.actor}::uuid, ${entry.sessionId}::uuid, ${entry.call}::text,
      ${entry.object}::text, ${JSON.stringify(entry.detail)}::jsonb, ${entry.address}::inet
    where not exists (
      select 1 from audit
      where org_id = app_org() and bucket = org_bucket(app_org()) and at > app_now() - interval '1 minute'
        and call = ${entry.call}::text
        and actor is not distinct from ${entry.actor}::uuid and object is not distinct from ${entry.object}::text
        and detail->>'outcome' is not distinct from ${outcome}::text)`;
  await runKept(tx, insert);
}
