import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { runKept, type Tx } from '../db/database.ts';
import { currentTrace } from '../observe/tracing.ts';
import type { EventSpec } from './events.ts';

const recordedIn = new WeakSet<Tx>();

/** Writes an event to the outbox in the transaction of the change, so that both are committed or neither. */
export async function record<P extends z.ZodType>(
  tx: Tx,
  event: EventSpec<P>,
  payload: z.input<P>,
): Promise<void> {
  const written = JSON.stringify(event.payload.parse(payload));
  await runKept(
    tx,
    sql`insert into outbox (org_id, id, name, payload, trace)
      values (app_org(), ${uuidv7()}, ${event.name}, ${written}::jsonb, ${currentTrace()})`,
  );
  recordedIn.add(tx);
}

export function hasRecorded(tx: Tx): boolean {
  return recordedIn.has(tx);
}
