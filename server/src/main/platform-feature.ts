import type { Feature } from '../platform/feature.ts';
import { deliverMail } from '../platform/mail/deliver.job.ts';

/** What the platform itself has to get done, whatever the features are. */
export const platformFeature: Feature = {
  calls: [],
  jobs: [deliverMail],
  cron: [
    { name: 'platform.sweepIdempotency', when: '7 * * * *', run: 'select sweep_idempotency()' },
    { name: 'platform.sweepLiveTickets', when: '*/5 * * * *', run: 'select sweep_live_tickets()' },
    { name: 'platform.sweepMail', when: '23 2 * * *', run: 'select sweep_mail()' },
    {
      name: 'platform.makeAuditPartitions',
      when: '41 1 1 * *',
      run: 'select ensure_audit_partitions(24)',
    },
  ],
};
