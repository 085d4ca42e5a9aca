import type { Feature } from '../../platform/feature.ts';
import { counterSubscriptions } from './counter.subscriptions.ts';
import { countEntry } from './jobs/count-entry.ts';
import { recount } from './jobs/recount.ts';

export const counterFeature: Feature = {
  name: 'counter',
  subscriptions: counterSubscriptions,
  jobs: [countEntry, recount],
  sweeps: [
    // Longer than an event can wait to be counted. Older entries are counted by a recount alone.
    { what: 'counted entry', table: 'counter_entry', overSince: 'counted_at', keep: '60 days' },
  ],
};
