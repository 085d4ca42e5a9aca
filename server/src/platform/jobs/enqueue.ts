import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { currentTrace } from '../observe/tracing.ts';
import { queueSpecOf, type Job } from './job.ts';

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
    ...queueSpecOf(job, orgId),
    payload: { orgId, input, trace: currentTrace() } satisfies JobPayload,
  }));
  await sql`select enqueue_jobs(${JSON.stringify(specs)}::jsonb)`.execute(tx);
}

/**
 * Has a job come again after a while, as often as need be: unlike a failure this uses up none of its attempts. Asked for
 * twice, it comes once.
 */
export async function enqueueLater<I extends z.ZodType>(
  tx: Tx,
  orgId: string,
  job: Job<I>,
  { input, key, seconds }: { input: z.input<I>; key: string; seconds: number },
): Promise<void> {
  const spec = {
    ...queueSpecOf(job, orgId),
    payload: { orgId, input, trace: currentTrace() } satisfies JobPayload,
    jobKey: `${job.name}:${orgId}:${key}`,
    // The queue goes by its own clock, which no test moves.
    runAt: new Date(Date.now() + seconds * 1_000).toISOString(),
  };
  await sql`select enqueue_jobs(${JSON.stringify([spec])}::jsonb)`.execute(tx);
}
