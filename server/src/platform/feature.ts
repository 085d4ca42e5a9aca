import type { EventSpec, Subscription } from './events/events.ts';
import type { CronTask, Job } from './jobs/job.ts';
import type { MailSpec } from './mail/mail-spec.ts';
import type { Implementation } from './rpc/implement.ts';

/**
 * A feature as one value; `main/features.ts` lists them all. How long its rows are kept is set in the table
 * `retention`, and which files it uses by its foreign keys: both come with its migration.
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
}
