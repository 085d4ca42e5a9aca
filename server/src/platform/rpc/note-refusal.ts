import { writeAuditOnceAMinute } from '../audit/audit.ts';
import type { Caller } from './caller.ts';
import type { WriteLater } from './write-later.ts';

/** Writes an audit row for a caller who was refused a call. */
export type NoteRefusal = (call: string, caller: Caller | null, address: string) => void;

/** The answer neither waits for the row nor fails with it. */
export function makeNoteRefusal(writeLater: WriteLater): NoteRefusal {
  return (call, caller, address) => {
    if (caller === null) return;
    const { userCode: actor, sessionId, orgId } = caller;
    const entry = { call, actor, sessionId, address, object: null, detail: { outcome: 'noPerm' } };
    writeLater({ what: `refusal of ${call}`, orgId, work: (tx) => writeAuditOnceAMinute(tx, entry) });
  };
}
