import type { ListedOrder, WorkPlace } from '@archway/contract/order/model';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { timeText } from '../../platform/list/iso-time.ts';
import { readPage, searchPage, type PageWanted } from '../../platform/list/page.ts';
import { memberNameIn } from '../member/public.ts';
import { timeZoneIn } from '../organization/public.ts';
import { findLabOrders, type LabOrderNarrowing } from './lab-order-list.repository.ts';
import { findOrders, type OwnOrderNarrowing } from './order-list.repository.ts';
import type { OrderCaller } from './order.repository.ts';
import { trayIn } from './order-tray.repository.ts';

type ShortPrescription = ListedOrder['prescription'];

/** What the lists of both sides read of an order. */
const COLUMNS = [
  'id',
  'code',
  'type',
  'status',
  'version',
  'revision',
  'dentist_name',
  'deputy_name',
  'patient_name',
  'patient_code',
  'requested_on',
  'estimated_on',
  'proposed_on',
  'is_rush',
  'carrier',
  'arrives_on',
  'reason',
  'auto_accepted',
  'held_by',
] as const;

/** What a clinic knows of the case of an order; null where it is gone. */
export interface KnownBeside {
  name: string;
  code: string;
  /** Of one that was never sent: the case's, and which works of it are to go. */
  prescribed: ShortPrescription | null;
}
export interface PlanBeside {
  isAsked: boolean;
  works: WorkPlace[] | null;
}

/** The orders of a clinic with what stands beside them, in one statement: lists are asked for more often than anything. */
const findListedOrders = (tx: Tx, caller: OrderCaller, narrowing: OwnOrderNarrowing) =>
  findOrders(tx, caller, narrowing)
    .clearSelect()
    .select(COLUMNS.map((column) => `order_record.${column}` as const))
    .select([
      'order_record.case_id',
      'order_record.case_code',
      'order_record.with_lab as partner',
      sql<string | null>`order_record.counterpart_card ->> 'name'`.as('partner_name'),
      sql<boolean>`order_record.started_at is not null`.as('is_started'),
      sql<boolean>`order_record.cancel_asked_at is not null`.as('cancel_asked'),
      sql<boolean>`order_record.by_parcel and order_record.arrived_at is null`.as('awaits_parcel'),
      sql<ShortPrescription | null>`case when order_record.revision > 0 then order_record.prescribed end`.as(
        'prescribed',
      ),
      timeText('order_record.created_at').as('created'),
      timeText('order_record.updated_at').as('updated'),
      timeText('order_record.sent_at').$castTo<string | null>().as('sent'),
      knownIn(caller.orgId).as('known'),
      planIn(caller.orgId).as('plan'),
      NOW.as('now'),
      // The work is overdue where its lab is.
      sql<string | null>`order_record.counterpart_card ->> 'timeZone'`.as('time_zone'),
    ]);

/** The orders of a lab in the same way. */
const findListedLabOrders = (tx: Tx, caller: OrderCaller, narrowing: LabOrderNarrowing) =>
  findLabOrders(tx, caller, narrowing)
    .clearSelect()
    .select(COLUMNS.map((column) => `lab_order.${column}` as const))
    .select([
      'lab_order.org_id as partner',
      'lab_order.clinic_name as partner_name',
      'lab_order.leaves_on',
      'lab_order.units',
      'lab_order.cancel_asked',
      'lab_order.awaits_parcel',
      'lab_order.assigned_to',
      memberNameIn('lab_order.assigned_to', caller.orgId).as('assigned_name'),
      sql<boolean>`lab_order.started_at is not null`.as('is_started'),
      sql<ShortPrescription>`lab_order.prescribed`.as('prescribed'),
      trayIn(caller.orgId).as('tray'),
      timeText('lab_order.updated_at').as('updated'),
      timeText('lab_order.sent_at').as('sent'),
      NOW.as('now'),
      timeZoneIn(caller.orgId).as('time_zone'),
    ]);

type Row<T> = T extends { executeTakeFirstOrThrow: () => Promise<infer R> } ? R : never;
export type ListedOwnRow = Row<ReturnType<typeof findListedOrders>>;
export type ListedLabRow = Row<ReturnType<typeof findListedLabOrders>>;

const NOW = sql<Date>`app_now()`;

const knownIn = (orgId: string): RawBuilder<KnownBeside | null> => sql<KnownBeside | null>`(
  select json_build_object('name', c.patient_name, 'code', c.patient_code,
    'prescribed', case when order_record.revision = 0 then c.prescribed end)
  from patient_case c
  where c.bucket = order_record.bucket and c.org_id = ${orgId} and c.id = order_record.case_id)`;

const planIn = (orgId: string): RawBuilder<PlanBeside | null> => sql<PlanBeside | null>`(
  select json_build_object('isAsked', p.release_asked_at is not null,
    'works', case when order_record.revision = 0 then p.works end)
  from order_plan p
  where p.bucket = order_record.bucket and p.org_id = ${orgId} and p.order_id = order_record.id)`;

/** What a list can be narrowed to in one of few statements, whose index is right for everybody. */
const OF_FEW: ReadonlySet<string> = new Set(['states', 'companyCodes', 'ended', 'today']);

const hasOnePlan = (narrowing: LabOrderNarrowing): boolean =>
  (narrowing.states?.length ?? 0) <= 1 &&
  (narrowing.companyCodes?.length ?? 0) <= 1 &&
  Object.entries(narrowing).every(([name, value]) => value === undefined || OF_FEW.has(name));

const isSearch = ({ keyword = '' }: OwnOrderNarrowing): boolean => keyword !== '';

/** All of a clinic's list, the newest first, with when each has ended. */
export const listAllOrders = (tx: Tx, caller: OrderCaller, narrowing: OwnOrderNarrowing, most: number) =>
  findListedOrders(tx, caller, narrowing)
    .select('order_record.ended_at')
    .orderBy('order_record.created_at', 'desc')
    .orderBy('order_record.id', 'desc')
    .limit(most)
    .execute();

/** The same for a lab. */
export const listAllLabOrders = (tx: Tx, caller: OrderCaller, narrowing: LabOrderNarrowing, most: number) =>
  findListedLabOrders(tx, caller, narrowing)
    .select('lab_order.ended_at')
    .orderBy('lab_order.sent_at', 'desc')
    .orderBy('lab_order.id', 'desc')
    .limit(most)
    .execute();

/** A page of a clinic's list. */
export function readListedOrders(
  tx: Tx,
  caller: OrderCaller,
  narrowing: OwnOrderNarrowing,
  wanted: PageWanted,
) {
  if (!isSearch(narrowing))
    return readPage(tx, findListedOrders(tx, caller, narrowing), wanted, { isKept: hasOnePlan(narrowing) });
  const found = findOrders(tx, caller, narrowing).clearSelect().select('order_record.id');
  return searchPage(tx, found, wanted, (ids) => findListedOrders(tx, caller, { ids }).execute());
}

/** A page of a lab's list. */
export function readListedLabOrders(
  tx: Tx,
  caller: OrderCaller,
  narrowing: LabOrderNarrowing,
  wanted: PageWanted,
) {
  if (!isSearch(narrowing))
    return readPage(tx, findListedLabOrders(tx, caller, narrowing), wanted, {
      isKept: hasOnePlan(narrowing),
    });
  const found = findLabOrders(tx, caller, narrowing).clearSelect().select('lab_order.id');
  return searchPage(tx, found, wanted, (ids) => findListedLabOrders(tx, caller, { ids }).execute());
}
