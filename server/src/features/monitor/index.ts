import type { Feature } from '../../platform/feature.ts';
import { monitor } from './calls/monitor.ts';
import { alertOperators } from './jobs/alert-operators.ts';
import { monitorSubscriptions } from './monitor.subscriptions.ts';
import * as events from './monitor.events.ts';
import * as mails from './monitor.mails.ts';

export const monitorFeature: Feature = {
  name: 'monitor',
  calls: [monitor],
  subscriptions: monitorSubscriptions,
  jobs: [alertOperators],
  events,
  mails,
  sweeps: [
    { what: 'page error', table: 'page_error', overSince: 'last_seen', keep: '90 days' },
    { what: 'web vital', table: 'web_vital', overSince: 'at', keep: '30 days' },
  ],
};
