import type { Feature } from '../../platform/feature.ts';
import { reportPage } from './calls/report-page.ts';
import { alertOperators } from './jobs/alert-operators.ts';
import { monitorSubscriptions } from './monitor.subscriptions.ts';

export const monitorFeature: Feature = {
  calls: [reportPage],
  subscriptions: monitorSubscriptions,
  jobs: [alertOperators],
};
