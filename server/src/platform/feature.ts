import type { EventSpec, Subscription } from './events/events.ts';
import type { CronTask, Job } from './jobs/job.ts';
import type { MailSpec } from './mail/mail-spec.ts';
import type { Implementation } from './rpc/implement.ts';

/**
 * What a feature hands to the processes; `main/features.ts` puts them together. What it keeps how long stands in the table
 * `retention`, which files it uses in its foreign keys: both come with its migration.
 */
export interface Feature {
  /** The folder's name: its events begin with it. */
  name: string;
  calls?: readonly Implementation[];
  /** What can happen in it. */
  events?: Readonly<Record<string, EventSpec>>;
  /** What follows from its own events and those of others. */
  subscriptions?: readonly Subscription[];
  jobs?: readonly Job[];
  cron?: readonly CronTask[];
  mails?: Readonly<Record<string, MailSpec>>;
}
