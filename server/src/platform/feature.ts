import type { Subscription } from './events/events.ts';
import type { CronTask, Job } from './jobs/job.ts';
import type { Implementation } from './rpc/implement.ts';

/** What a feature hands to the processes; `main/` puts the features together. */
export interface Feature {
  calls: readonly Implementation[];
  subscriptions?: readonly Subscription[];
  jobs?: readonly Job[];
  cron?: readonly CronTask[];
}
