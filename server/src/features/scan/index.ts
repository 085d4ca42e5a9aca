import type { Feature } from '../../platform/feature.ts';
import { checkAgain } from './jobs/check-again.ts';
import { openArchive } from './jobs/open-archive.ts';
import { processScan } from './jobs/process-scan.ts';
import { scanSubscriptions } from './scan.subscriptions.ts';
import * as events from './scan.events.ts';

export const scanFeature: Feature = {
  name: 'scan',
  calls: [],
  jobs: [processScan, openArchive, checkAgain],
  cron: [{ name: 'scan.checkDueScans', when: '*/10 * * * *', run: 'select check_due_scans()' }],
  subscriptions: scanSubscriptions,
  events,
};
