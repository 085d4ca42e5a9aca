import { OPEN_STATUSES, type OrderStatus } from '@archway/rules/order/statuses';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** The newest order of a case, as the statement of a list reads it. */
export interface NewestOrder {
  orderId: string;
  orderCode: string;
  status: string;
  isStarted: boolean;
  labName: string;
}

const SHOWN = sql`json_build_object('orderId', o.id, 'orderCode', o.code, 'status', o.status,
  'isStarted', o.started_at is not null, 'labName', coalesce(o.counterpart_card ->> 'name', ''))`;

/**
 * A case is always its organization's own, and so are its orders: a lab's own cases have none. Not by the bucket: with it, the way
 * through the keys of all orders of the organization looks as short as that through those of the case.
 */
const ordersOf = (orgId: string): RawBuilder<unknown> => sql`order_record o where o.org_id = ${orgId}`;

const NEWEST_FIRST = sql`order by o.created_at desc, o.id desc limit 1`;

/** Beside a row of `patient_case`; one step in an index. */
export const newestOrderIn = (orgId: string): RawBuilder<NewestOrder | null> => sql<NewestOrder | null>`(
  select ${SHOWN} from ${ordersOf(orgId)} and o.case_id = patient_case.id ${NEWEST_FIRST})`;

/** Whether the newest order of a row of `patient_case` has one of these statuses, and went to one of these labs. */
export const hasNewestOrder = (
  orgId: string,
  { statuses, labCodes }: { statuses: readonly OrderStatus[]; labCodes: readonly string[] },
): RawBuilder<boolean> => sql<boolean>`exists (
  select from (
    select o.status, o.with_lab from ${ordersOf(orgId)} and o.case_id = patient_case.id ${NEWEST_FIRST}) newest
  where ${statuses.length === 0 ? sql`true` : sql`newest.status = any (${[...statuses]}::text[])`}
    and ${labCodes.length === 0 ? sql`true` : sql`newest.with_lab = any (${[...labCodes]}::uuid[])`})`;

export async function findNewestOrder(tx: Tx, orgId: string, caseId: string): Promise<NewestOrder | null> {
  const { rows } = await sql<{ found: NewestOrder }>`
    select ${SHOWN} as found from ${ordersOf(orgId)} and o.case_id = ${caseId} ${NEWEST_FIRST}`.execute(tx);
  return rows[0]?.found ?? null;
}

/** The code of the order that is open for a case; there is one at most. */
export async function findOpenOrder(tx: Tx, orgId: string, caseId: string): Promise<string | undefined> {
  const order = await tx
    .selectFrom('order_record')
    .select('code')
    .where('org_id', '=', orgId)
    .where('case_id', '=', caseId)
    .where('status', 'in', [...OPEN_STATUSES])
    .executeTakeFirst();
  return order?.code;
}
