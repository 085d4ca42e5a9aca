import type { Feature } from '../platform/feature.ts';
import { deliverMail } from '../platform/mail/deliver.job.ts';
import { sweepExpired } from '../platform/sweep/sweep-expired.ts';

/** What the platform itself has to get done, whatever the features are. */
export const platformFeature: Feature = {
  name: 'platform',
  jobs: [deliverMail],
  cron: [
    {
      name: 'platform.sweepExpired',
      when: '7 * * * *',
      run: async (context) => void (await sweepExpired(context)),
    },
    {
      name: 'platform.makeAuditPartitions',
      when: '41 1 1 * *',
      run: 'select ensure_audit_partitions(24)',
    },
  ],
};
