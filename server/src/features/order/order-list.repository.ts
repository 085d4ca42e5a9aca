import type { OrderDisplayState } from '@archway/rules/order/statuses';
import { PROMISED_STATES } from '@archway/rules/order/list';
import type { WorkType } from '@archway/rules/treatment/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isFound } from '../../platform/list/search.ts';
import type { ListSpec } from '../../platform/list/sort.ts';
import { ordersOf, type OrderCaller, type OrderRow } from './order.repository.ts';

export interface KnownCase {
  id: string;
  name: string;
  patient_name: string;
  patient_code: string;
  prescribed: unknown;
}

/** What a clinic's list says of the cases of its orders, deleted or not. */
export async function readCasesOf(
  tx: Tx,
  orgId: string,
  caseIds: readonly string[],
): Promise<Map<string, KnownCase>> {
  if (caseIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('patient_case')
    .select(['id', 'name', 'patient_name', 'patient_code', 'prescribed'])
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', 'in', [...new Set(caseIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listCaseIdsOfPatient(tx: Tx, orgId: string, patientId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('patient_case')
    .select('id')
    .where('org_id', '=', orgId)
    .where('patient_id', '=', patientId)
    .execute();
  return rows.map(({ id }) => id);
}

/** A clinic knows no day on which its lab's parcels leave. */
export const ORDER_LIST: ListSpec = {
  id: 'order_record.id',
  sorts: {
    createdAt: { column: 'order_record.created_at', is: 'time' },
    updatedAt: { column: 'order_record.updated_at', is: 'time' },
    due: { column: 'order_record.due_on', is: 'day' },
    leaves: { column: 'order_record.due_on', is: 'day' },
  },
};

/** Between two moments; what has none has no end. */
export interface Moments {
  from: Date;
  before: Date | null;
}

/** What both sides narrow their lists to. */
export interface OrderNarrowing {
  keyword?: string | undefined;
  states?: readonly OrderDisplayState[] | undefined;
  /** The other organizations. */
  companyCodes?: readonly string[] | undefined;
  workTypes?: readonly WorkType[] | undefined;
  /** Of what has ended; all else is listed. */
  ended?: Moments | undefined;
  isOverdue?: boolean | undefined;
  isHeld?: boolean | undefined;
  ids?: readonly string[] | undefined;
}

export interface OwnOrderNarrowing extends OrderNarrowing {
  dentistIds?: readonly string[] | undefined;
  isReleaseAsked?: boolean | undefined;
  caseIds?: readonly string[] | undefined;
  /** Agreed for one of these days, both included. */
  arriving?: { from: string; to: string } | undefined;
  /** What waits for the caller. */
  needsYou?: NeedsYou | undefined;
}

export interface NeedsYou {
  today: string;
  /** The dentists whose orders the caller may release; null for orders without one. */
  releases: readonly (string | null)[];
}

/** The orders of a clinic. */
export function findOrders(tx: Tx, caller: OrderCaller, narrowing: OwnOrderNarrowing = {}) {
  const { keyword = '', states = [], companyCodes = [], dentistIds = [], workTypes = [] } = narrowing;
  const { ended, isOverdue, isHeld, isReleaseAsked, caseIds, arriving, needsYou, ids } = narrowing;
  const { orgId } = caller;
  let orders = ordersOf(tx, caller).selectAll('order_record');
  if (ids !== undefined)
    orders = orders
      .where('order_record.bucket', '=', bucketOf(orgId))
      .where('order_record.id', 'in', [...ids]);
  if (keyword !== '') orders = orders.where(isOrderFound(orgId, keyword));
  if (states.length > 0) orders = orders.where('order_record.state', 'in', [...states]);
  if (companyCodes.length > 0) orders = orders.where('order_record.with_lab', 'in', [...companyCodes]);
  if (dentistIds.length > 0)
    orders = orders.where(hasPlan(orgId, sql`plan.dentist_id = any (${[...dentistIds]}::uuid[])`));
  if (workTypes.length > 0) orders = orders.where(hasWork(orgId, workTypes));
  if (ended !== undefined) orders = orders.where(isListed('order_record', ended));
  if (isOverdue === true) orders = orders.where(IS_OVERDUE);
  if (isHeld === true) orders = orders.where('order_record.held_by', 'is not', null);
  if (isReleaseAsked === true) orders = orders.where(hasPlan(orgId, sql`plan.release_asked_at is not null`));
  if (caseIds !== undefined)
    orders = orders.where('order_record.case_id', '=', sql<string>`any (${[...caseIds]}::uuid[])`);
  if (arriving !== undefined)
    orders = orders
      .where('order_record.state', 'in', [...PROMISED_STATES, 'shipped'])
      .where('order_record.estimated_on', '>=', arriving.from)
      .where('order_record.estimated_on', '<=', arriving.to);
  if (needsYou !== undefined) orders = orders.where(waitsForCaller(orgId, needsYou));
  return orders;
}

/** The newest orders of a clinic with these letters. */
export const searchOwnOrders = (
  tx: Tx,
  caller: OrderCaller,
  { keyword, most }: { keyword: string; most: number },
): Promise<OrderRow[]> =>
  findOrders(tx, caller, { keyword })
    .orderBy('order_record.created_at', 'desc')
    .orderBy('order_record.id', 'desc')
    .limit(most)
    .execute();

/** Whether days narrow a row away: only what has ended. */
export const isListed = (table: 'order_record' | 'lab_order', { from, before }: Moments) => {
  const listedAt = sql.ref(`${table}.listed_at`);
  return before === null
    ? sql<boolean>`${listedAt} >= ${from}`
    : sql<boolean>`(${listedAt} >= ${from} and (${listedAt} < ${before} or ${listedAt} = 'infinity'))`;
};

/** By the calendar of the order's lab. It is that day nowhere before it is on the islands of the east. */
const IS_OVERDUE = sql<boolean>`(order_record.state in ('accepted', 'inProduction', 'ready') and order_record.held_by is null
  and order_record.estimated_on < (app_now() at time zone 'Pacific/Kiritimati')::date
  and order_record.estimated_on <
    (app_now() at time zone coalesce(nullif(order_record.counterpart_card ->> 'timeZone', ''), 'UTC'))::date)`;

const hasPlan = (orgId: string, that: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from order_plan plan
  where plan.org_id = ${orgId} and plan.bucket = org_bucket(${orgId}) and plan.order_id = order_record.id and ${that})`;

/** What was sent, or what is to be. */
const hasWork = (orgId: string, types: readonly WorkType[]): RawBuilder<boolean> => sql<boolean>`(
  ${isAmong(sql`order_record.prescribed -> 'works'`, types)}
  or (order_record.revision = 0 and ${hasPlan(orgId, isAmong(sql`plan.works`, types))}))`;

/** One of the works is of one of the types. */
export const isAmong = (works: RawBuilder<unknown>, types: readonly WorkType[]): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from jsonb_array_elements(${works}) work where work ->> 'type' = any (${[...types]}::text[]))`;

/**
 * What the caller has to do something about: release it, correct what was rejected, look for a parcel that should be there,
 * answer a date. Each part is found by an index and looked up by its keys.
 */
function waitsForCaller(orgId: string, { today, releases }: NeedsYou): RawBuilder<boolean> {
  const dentists = releases.filter((one) => one !== null);
  const part = (that: RawBuilder<unknown>): RawBuilder<unknown> => sql`select o.id from order_record o
    where o.org_id = ${orgId} and ${that}`;
  return sql<boolean>`order_record.bucket = org_bucket(${orgId}) and order_record.id = any (array(
    select plan.order_id from order_plan plan
    where plan.org_id = ${orgId} and plan.bucket = org_bucket(${orgId}) and plan.release_asked_at is not null
      and (plan.dentist_id = any (${dentists}::uuid[]) or (plan.dentist_id is null and ${releases.includes(null)}))
    union all ${part(sql`o.state = 'rejected'`)}
    union all ${part(sql`o.state = 'shipped' and o.arrives_on < ${today}`)}
    union all ${part(sql`o.state in ('accepted', 'inProduction', 'ready') and o.proposed_on is not null`)}))`;
}

/** A clinic's orders by what it calls them: the patient's name is that of the case, whatever the lab was told. */
const isOrderFound = (orgId: string, keyword: string): RawBuilder<boolean> => sql<boolean>`(
  ${isFound({ table: 'order_record', id: 'id', orgId }, keyword)}
  or order_record.case_id = any (array(
    select found.id from patient_case_found found
    where found.org_id = ${orgId} and found.bucket = org_bucket(${orgId}) and found.searched like part_of(${keyword}))))`;

/** The dentists for whose orders somebody has asked for a release. */
export async function listAskedDentists(tx: Tx, orgId: string): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('order_plan')
    .select('dentist_id')
    .distinct()
    .where('org_id', '=', orgId)
    .where('release_asked_at', 'is not', null)
    .execute();
  return rows.map(({ dentist_id }) => dentist_id);
}
