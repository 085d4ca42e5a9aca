import type { Clinic } from '../../harness/organizations.ts';
import type { TenantRows } from '../../harness/tenant-rows.ts';

/**
 * Invariant I14: counters say what the history of orders says, counted here in another way: by kind of entry, over all
 * days and members. Once all events have been followed.
 */
export async function checkCounters(
  { rows }: { rows: TenantRows },
  organizations: readonly Pick<Clinic, 'orgId'>[],
): Promise<string[]> {
  const violations: string[] = [];
  for (const { orgId } of organizations) {
    const counted = await rows.rows<Sums>(
      orgId,
      `select partner, sum(received)::int as received, sum(accepted)::int as accepted, sum(rejected)::int as rejected,
         sum(canceled)::int as canceled, sum(completed)::int as completed
       from counter_day where org_id = app_org() group by partner order by partner`,
    );
    const happened = await rows.rows<Sums>(
      orgId,
      `select case when org_id = app_org() then counterpart else org_id end as partner,
         count(*) filter (where action in ('send', 'release') and detail ? 'isNewToLab')::int as received,
         count(*) filter (where action in ('accept', 'autoAccept'))::int as accepted,
         count(*) filter (where action = 'reject')::int as rejected,
         count(*) filter (where action in ('cancel', 'agreeCancel'))::int as canceled,
         count(*) filter (where action in ('complete', 'autoComplete'))::int as completed
       from order_history where counterpart is not null and action in
         ('send', 'release', 'accept', 'autoAccept', 'reject', 'cancel', 'agreeCancel', 'complete', 'autoComplete')
       group by 1 order by 1`,
    );
    const [have, want] = [counted, happened].map((sums) => JSON.stringify(sums));
    if (have !== want) violations.push(`the counters of ${orgId} say ${have}, its history ${want}`);
  }
  return violations;
}

interface Sums {
  partner: string;
  received: number;
  accepted: number;
  rejected: number;
  canceled: number;
  completed: number;
}
