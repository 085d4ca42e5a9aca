import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { currentTrace } from '../observe/tracing.ts';
import { MOST_ATTEMPTS, type Job } from './job.ts';

/** What travels in the queue: never more than ids, since rights are read again when the job runs. */
export interface JobPayload {
  orgId: string;
  input: unknown;
  trace: string | null;
}

/** Puts jobs into the queue in the caller's transaction, all with one statement. */
export async function enqueueNow<I extends z.ZodType>(
  tx: Tx,
  orgId: string,
  job: Job<I>,
  inputs: readonly z.input<I>[],
): Promise<void> {
  if (inputs.length === 0) return;
  const specs = inputs.map((input) => ({
    identifier: job.name,
    payload: { orgId, input, trace: currentTrace() } satisfies JobPayload,
    maxAttempts: job.maxAttempts ?? MOST_ATTEMPTS,
  }));
  await sql`select enqueue_jobs(${JSON.stringify(specs)}::jsonb)`.execute(tx);
}
