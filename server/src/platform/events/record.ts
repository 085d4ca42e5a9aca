import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { currentTrace } from '../observe/tracing.ts';
import type { DomainEvents, EventName } from './events.ts';

const recordedIn = new WeakSet<Tx>();

/** Writes an event into the outbox, in the transaction of what happened: both are kept or neither. */
export async function record<N extends EventName>(tx: Tx, name: N, payload: DomainEvents[N]): Promise<void> {
  await sql`insert into outbox (org_id, id, name, payload, trace)
    values (app_org(), ${uuidv7()}, ${name}, ${JSON.stringify(payload)}::jsonb, ${currentTrace()})`.execute(
    tx,
  );
  recordedIn.add(tx);
}

export function hasRecorded(tx: Tx): boolean {
  return recordedIn.has(tx);
}
