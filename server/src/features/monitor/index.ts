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
};
