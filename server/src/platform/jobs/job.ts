import type pg from 'pg';
import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ObjectStore } from '../object-store/object-store.ts';

/** What a job may reach. Each run may be a repeat: a job finds out what is done and does the rest. */
export interface JobContext<I> {
  input: I;
  orgId: string;
  attempt: number;
  /** Nobody tries again after this: leave a note for people. */
  isLastAttempt: boolean;
  config: Config;
  log: Log;
  store: ObjectStore;
  mailer: Mailer;
  /** Runs `work` in a transaction of the job's organization. */
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** With the queue's growing pauses the last try comes after about three days. */
export const MOST_ATTEMPTS = 25;

export interface Job<I extends z.ZodType = z.ZodType> {
  /** Imperative: `mail.deliver`. */
  name: string;
  input: I;
  maxAttempts?: number;
  /**
   * For what takes a processor for a while, and of which one organization may bring much: done beside everything else,
   * turn by turn. Each worker has one of each organization in hand at a time.
   */
  isShared?: true;
  run: (context: JobContext<z.output<I>>) => Promise<void>;
}

/** What the queue knows a job by, beside its payload. */
export const queueSpecOf = ({ name, maxAttempts = MOST_ATTEMPTS, isShared }: Job, orgId: string) => ({
  identifier: name,
  maxAttempts,
  ...(isShared ? { share: `${name}:${orgId}` } : {}),
});

export function defineJob<I extends z.ZodType>(job: Job<I>): Job<I> {
  return job;
}

/** What work by the clock may reach: the queue's own role, which sees no tenant row. */
export interface CronContext {
  pool: pg.Pool;
  log: Log;
}

/** Work by the clock, for the whole site. */
export interface CronTask {
  name: string;
  /** Five crontab fields, in UTC. */
  when: string;
  /** One statement of the reviewed list of functions, or what asks such functions. */
  run: string | ((context: CronContext) => Promise<void>);
}
