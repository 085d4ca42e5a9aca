import type { Feature } from '../../platform/feature.ts';
import { monitor } from './calls/monitor.ts';
import { alertOperators } from './jobs/alert-operators.ts';
import { monitorSubscriptions } from './monitor.subscriptions.ts';

export const monitorFeature: Feature = {
  calls: [monitor],
  subscriptions: monitorSubscriptions,
  jobs: [alertOperators],
};
