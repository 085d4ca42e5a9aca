import type pg from 'pg';
import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ObjectStore } from '../object-store/object-store.ts';

/** Context of a job run. Any run may be a repeat, so a job checks what is already done and does the rest. */
export interface JobContext<I> {
  input: I;
  orgId: string;
  attempt: number;
  /** No retry follows, so a failure must be recorded where people see it. */
  isLastAttempt: boolean;
  config: Config;
  log: Log;
  store: ObjectStore;
  mailer: Mailer;
  /** Runs `work` in a transaction of the job's tenant. */
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** With exponential backoff, the last attempt comes after about three days. */
export const MOST_ATTEMPTS = 25;

export interface Job<I extends z.ZodType = z.ZodType> {
  /** Imperative: `mail.deliver`. */
  name: string;
  input: I;
  maxAttempts?: number;
  /**
   * For CPU-heavy jobs that one organization may enqueue in large numbers. They run on separate slots, with
   * organizations taking turns: a worker runs at most one of each organization at a time.
   */
  isShared?: true;
  run: (context: JobContext<z.output<I>>) => Promise<void>;
}

/** Name and options of a job in the queue. */
export const queueSpecOf = ({ name, maxAttempts = MOST_ATTEMPTS, isShared }: Job, orgId: string) => ({
  identifier: name,
  maxAttempts,
  ...(isShared ? { share: `${name}:${orgId}` } : {}),
});

export function defineJob<I extends z.ZodType>(job: Job<I>): Job<I> {
  return job;
}

/** Context of a cron task. It connects as the queue's role, which sees no tenant rows. */
export interface CronContext {
  pool: pg.Pool;
  log: Log;
}

/** A scheduled task for the whole site. */
export interface CronTask {
  name: string;
  /** Five crontab fields, in UTC. */
  when: string;
  /** A call of one reviewed database function, or code that calls such functions. */
  run: string | ((context: CronContext) => Promise<void>);
}
