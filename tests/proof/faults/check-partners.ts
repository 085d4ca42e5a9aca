import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import type { Clinic } from '../../harness/organizations.ts';
import type { TenantRows } from '../../harness/tenant-rows.ts';

/** The dates that a partnership of each status has, beside that of its application. */
const DATES: Readonly<Record<PartnershipStatus, string>> = {
  [PARTNERSHIP_STATUS.temporary]: '',
  [PARTNERSHIP_STATUS.applying]: '',
  [PARTNERSHIP_STATUS.accepted]: 'accepted',
  [PARTNERSHIP_STATUS.rejected]: 'rejected',
  [PARTNERSHIP_STATUS.canceled]: 'canceled',
  [PARTNERSHIP_STATUS.terminated]: 'accepted,terminated',
};

/**
 * Invariant I12: a pair has at most one live partnership, dates match the status, and a code is used at most once: each
 * used one has made one partnership, in the same transaction and so at the same time.
 */
export async function checkPartners(
  { rows }: { rows: TenantRows },
  organizations: readonly Pick<Clinic, 'orgId'>[],
): Promise<string[]> {
  const violations: string[] = [];
  for (const { orgId } of organizations) {
    const pairs = await rows.rows<{ pair: string; live: number }>(
      orgId,
      `select org_id || ' and ' || counterpart as pair, count(*)::int as live from partnership
       where status in (0, 1) group by org_id, counterpart having count(*) > 1`,
    );
    violations.push(...pairs.map(({ pair, live }) => `${pair} have ${live} live partnerships`));
    const dated = await rows.rows<{ id: string; status: PartnershipStatus; dates: string }>(
      orgId,
      `select id, status, concat_ws(',',
         case when accepted_at is not null then 'accepted' end,
         case when rejected_at is not null then 'rejected' end,
         case when canceled_at is not null then 'canceled' end,
         case when terminated_at is not null then 'terminated' end) as dates
       from partnership`,
    );
    for (const { id, status, dates } of dated)
      if (dates !== DATES[status])
        violations.push(`partnership ${id} of status ${status} has the dates "${dates}"`);
    const codes = await rows.rows<{ id: string; made: number; whole: boolean }>(
      orgId,
      `select c.id, (c.used_at is null) = (c.used_org is null) as whole,
         (select count(*)::int from partnership p where p.accepted_at = c.used_at
            and c.used_org in (p.org_id, p.counterpart) and c.org_id in (p.org_id, p.counterpart)) as made
       from partner_code c where c.used_at is not null or c.used_org is not null`,
    );
    for (const { id, made, whole } of codes)
      if (made !== 1 || !whole) violations.push(`code ${id} was used and made ${made} partnerships`);
  }
  return violations;
}
