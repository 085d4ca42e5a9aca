import type { Database, Tx } from '../db/database.ts';
import { tenantWrite } from '../db/tenant-read.ts';
import type { Log } from '../log/log.ts';

/** With more waiting, the database is down: what comes then is dropped and logged. */
const MOST_WAITING = 1_000;

export interface LaterWrite {
  /** For the log, if it is dropped. */
  what: string;
  orgId: string;
  work: (tx: Tx) => Promise<void>;
}

export type WriteLater = (write: LaterWrite) => void;

/**
 * Writes a note that an answer neither waits for nor fails with. One after the other, so that a flood of them takes one
 * connection and not the whole pool.
 */
export function makeWriteLater(db: Database, log: Log): WriteLater {
  const waiting: LaterWrite[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { what, orgId, work } = next;
      await work(tenantWrite(db, { orgId })).catch((error: unknown) =>
        log.warn('note.dropped', { what, orgId, error }),
      );
    }
    isWriting = false;
  };
  return (write) => {
    const { what, orgId } = write;
    if (waiting.length >= MOST_WAITING) return log.warn('note.dropped', { what, orgId });
    waiting.push(write);
    // After the answer has been written.
    if (!isWriting) setImmediate(() => void writeAll());
    isWriting = true;
  };
}
