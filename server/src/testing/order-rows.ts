import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { EMPTY_PRESCRIPTION, type Prescription } from '@archway/rules/treatment/prescription';
import { rowsAs } from './as-tenant.ts';
import type { TestSite } from './site.ts';

export interface OrderGiven {
  caseId: string;
  /** Without one it was never sent. */
  lab?: { orgId: string; name?: string };
  status?: OrderStatus;
  isStarted?: boolean;
  /** What was sent, the oldest revision first. */
  revisions?: readonly Prescription[];
}

export interface TestOrder {
  orderId: string;
  code: string;
}

/** An order as its clinic and its lab would have left it, by its rows alone. The later one of two is the newer one. */
export async function addOrder(site: TestSite, orgId: string, given: OrderGiven): Promise<TestOrder> {
  const { caseId, lab, status = lab === undefined ? 'notSent' : 'pending', isStarted = false } = given;
  const revisions = given.revisions ?? (lab === undefined ? [] : [EMPTY_PRESCRIPTION]);
  const orderId = randomUUID();
  const code = `O-261118-${orderId.slice(0, 5).toUpperCase()}`;
  await rowsAs(
    site.owner,
    orgId,
    `insert into order_record (org_id, id, counterpart, with_lab, code, case_id, case_code, type, status, revision, attempt,
       started_at, home_card, counterpart_card, acted_org, acted_name, created_at)
     values (app_org(), $1, $2, $2, $3, $4, 'C-261118-001', 'designAndMake', $5, $6, $7,
       case when $8 then app_now() end, '{"name": "A clinic"}', $9, app_org(), 'Somebody', clock_timestamp())`,
    [
      orderId,
      lab?.orgId,
      code,
      caseId,
      status,
      revisions.length,
      lab === undefined ? 0 : 1,
      isStarted,
      lab === undefined ? null : JSON.stringify({ name: lab.name ?? 'Kestrel Dental Lab' }),
    ],
  );
  for (const [i, prescription] of revisions.entries())
    await rowsAs(
      site.owner,
      orgId,
      `insert into order_revision (org_id, id, counterpart, order_id, revision, attempt, prescription, person, type,
         requested_on, is_rush, by_parcel, note, sent_by_name)
       values (app_org(), $1, $2, $3, $4, 1, $5, '{}', 'designAndMake', '2026-12-01', false, false, '', 'Somebody')`,
      [randomUUID(), lab?.orgId, orderId, i + 1, JSON.stringify(prescription)],
    );
  return { orderId, code };
}

export async function setOrderStatus(
  site: TestSite,
  orgId: string,
  { orderId }: Pick<TestOrder, 'orderId'>,
  status: OrderStatus,
): Promise<void> {
  await rowsAs(
    site.owner,
    orgId,
    'update order_record set status = $2 where org_id = app_org() and id = $1',
    [orderId, status],
  );
}
