import type { EventSpec, Subscription } from './events/events.ts';
import type { CronTask, Job } from './jobs/job.ts';
import type { MailSpec } from './mail/mail-spec.ts';
import type { Implementation } from './rpc/implement.ts';
import type { SweepSpec } from './sweep/sweep-spec.ts';

/**
 * A feature as one value; `main/features.ts` lists them all. Which files it uses is known by its foreign keys, which come
 * with its migration.
 */
export interface Feature {
  /** Name of the folder, and prefix of its events. */
  name: string;
  calls?: readonly Implementation[];
  /** The events it records. */
  events?: Readonly<Record<string, EventSpec>>;
  /** Its reactions to its own events and those of other features. */
  subscriptions?: readonly Subscription[];
  jobs?: readonly Job[];
  cron?: readonly CronTask[];
  mails?: Readonly<Record<string, MailSpec>>;
  /** How long rows of its own tables are kept; `pnpm migrate` brings the table `retention` to it. */
  sweeps?: readonly SweepSpec[];
}
