import { writeAuditOnceAMinute, type AuditEntry } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Log } from '../log/log.ts';
import type { Caller } from './caller.ts';

/** With more rows waiting, the database is down: further rows are dropped and logged. */
const MOST_WAITING = 1_000;

/** Writes an audit row for a caller who was refused a call. */
export type NoteRefusal = (call: string, caller: Caller | null, address: string) => void;

/**
 * The answer neither waits for the row nor fails with it. Rows are written one after the other, so that a flood of
 * refused calls uses one connection instead of the whole pool.
 */
export function makeNoteRefusal(db: Database, log: Log): NoteRefusal {
  const waiting: { orgId: string; entry: AuditEntry }[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { orgId, entry } = next;
      await inTransaction(db, { orgId }, (tx) => writeAuditOnceAMinute(tx, entry)).catch((error: unknown) =>
        log.warn('audit.refusalDropped', { call: entry.call, orgId, error }),
      );
    }
    isWriting = false;
  };
  return (call, caller, address) => {
    if (caller === null) return;
    const { userCode: actor, sessionId, orgId } = caller;
    if (waiting.length >= MOST_WAITING) return log.warn('audit.refusalDropped', { call, orgId });
    waiting.push({
      orgId,
      entry: { call, actor, sessionId, address, object: null, detail: { outcome: 'noPerm' } },
    });
    if (!isWriting) void writeAll();
  };
}
