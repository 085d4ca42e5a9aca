import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { currentTrace } from '../observe/tracing.ts';
import { queueSpecOf, type Job } from './job.ts';

/** Payload in the queue: ids only, because rights and rows are read again when the job runs. */
export interface JobPayload {
  orgId: string;
  input: unknown;
  trace: string | null;
}

/** Enqueues jobs in the caller's transaction with one statement. */
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
 * Enqueues a job to run after a delay. Unlike a failure, this uses up none of its attempts. Enqueued twice, it runs
 * once.
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
    // The queue uses real time, which `shiftClock` in tests doesn't move.
    runAt: new Date(Date.now() + seconds * 1_000).toISOString(),
  };
  await sql`select enqueue_jobs(${JSON.stringify([spec])}::jsonb)`.execute(tx);
}
