import type { Feature } from '../platform/feature.ts';
import { deliverMail } from '../platform/mail/deliver.job.ts';
import { deliverText } from '../platform/sms/deliver-text.job.ts';
import { sweepExpired } from '../platform/sweep/sweep-expired.ts';

/** What the platform itself has to get done, whatever the features are. */
export const platformFeature: Feature = {
  name: 'platform',
  jobs: [deliverMail, deliverText],
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
  sweeps: [
    {
      what: 'sent mail',
      table: 'mail',
      overSince: `case state when 'sent' then sent_at end`,
      keep: '90 days',
    },
    {
      what: 'failed mail',
      table: 'mail',
      overSince: `case state when 'failed' then created_at end`,
      keep: '30 days',
    },
    // Marked as failed by `sweep_expired` itself, which looks this line up by its name.
    { what: 'unsent mail', table: 'mail', overSince: 'created_at', keep: '8 days' },
    { what: 'text message', table: 'text_message', overSince: 'created_at', keep: '30 days' },
    { what: 'answer for repeats', table: 'idempotency', overSince: 'created_at', keep: '24 hours' },
    { what: 'live ticket', table: 'live_ticket', overSince: 'expires_at', keep: '0' },
    { what: 'event set aside', table: 'outbox', overSince: 'stuck_at', keep: '90 days' },
  ],
};
