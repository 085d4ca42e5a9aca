import { randomBytes } from 'node:crypto';
import type { OrderPlan } from '@archway/contract/order/model';
import { todayIn } from '@archway/rules/date-presets';
import type { RemakeCause } from '@archway/rules/order/statuses';
import { ORDER_CODE_BYTES, orderCodeOf } from '@archway/rules/order/order-code';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { CaseRow } from '../case/public.ts';
import { findActingPeople } from '../dentist/public.ts';
import { holdPartner } from '../partner/public.ts';
import type { Acting } from './act.ts';
import { keepEntry } from './order-history.repository.ts';
import { ownCardOf } from './order-card.ts';
import { insertPlan } from './order-plan.repository.ts';
import { orderChanged } from './order.events.ts';
import { insertOrder, readNow, type OrderRow } from './order.repository.ts';
import { ownersOf } from './owners.ts';

/** Among 33 million codes a day, one that is taken is met rarely, and twice in a row never. */
const TRIES = 5;

type Made = Acting & { userCode: string };

interface Beginning {
  row: CaseRow;
  plan: OrderPlan;
  as: 'create' | 'copy';
  /** The work is made once more: by the id of the first order for it, and why. */
  remakes?: { chain: string; cause: RemakeCause } | undefined;
}

/** Begins an order of a case: a record of the clinic that no lab sees. */
export async function beginOrder(
  tx: Tx,
  acting: Made,
  { row, plan, as, remakes }: Beginning,
): Promise<OrderRow> {
  const order = await insertWithCode(tx, acting, { row, plan, as, remakes });
  await insertPlan(tx, acting, order.id, plan);
  await keepEntry(tx, order, {
    action: as,
    from: null,
    doneOrg: acting.orgId,
    doneBy: acting.userCode,
    doneByName: acting.name,
    ...(remakes !== undefined && { detail: { cause: remakes.cause } }),
  });
  await tellSaved(tx, acting, order, { created_by: acting.userCode, dentist_id: plan.dentistId });
  return order;
}

async function insertWithCode(tx: Tx, acting: Made, { row, plan, remakes }: Beginning): Promise<OrderRow> {
  const card = await ownCardOf(tx, acting.orgId);
  const day = todayIn(card.timeZone || 'UTC', await readNow(tx));
  const dentist =
    plan.dentistId === null ? undefined : await findActingPeople(tx, acting.orgId, plan.dentistId);
  const planned = await plannedColumns(tx, acting, plan);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const order = await insertOrder(tx, {
      org_id: acting.orgId,
      id: uuidv7(),
      code: orderCodeOf(day, randomBytes(ORDER_CODE_BYTES)),
      case_id: row.id,
      case_code: row.code,
      dentist_name: dentist?.name ?? '',
      home_card: JSON.stringify(card),
      ...planned,
      ...(remakes !== undefined && { chain: remakes.chain, remake_cause: remakes.cause }),
      acted_org: acting.orgId,
      acted_by: acting.userCode,
      acted_name: acting.name,
    });
    if (order !== undefined) return order;
  }
  throw new Error('no free order code');
}

/** What the row of an order says of its plan before it was ever sent: for the clinic's own lists. */
export const plannedColumns = async (tx: Tx, acting: Pick<Acting, 'orgId' | 'orgType'>, plan: OrderPlan) => ({
  with_lab: plan.labCode,
  counterpart_card: await labCardOf(tx, acting, plan.labCode),
  type: plan.type,
  requested_on: plan.requestedOn,
  by_parcel: plan.comesByParcel,
  shares_name: plan.sharesName,
});

async function labCardOf(
  tx: Tx,
  acting: Pick<Acting, 'orgId' | 'orgType'>,
  labCode: string | null,
): Promise<string | null> {
  const partner = labCode === null ? undefined : await holdPartner(tx, acting, labCode);
  return partner === undefined ? null : JSON.stringify(partner.counterpart_card);
}

/** The clinic's own pages hear of what was saved; no lab does. */
export async function tellSaved(
  tx: Tx,
  acting: Made,
  order: OrderRow,
  whose: { created_by: string; dentist_id: string | null },
): Promise<void> {
  await record(tx, orderChanged, {
    orderId: order.id,
    entryId: null,
    caseId: order.case_id,
    code: order.code,
    action: 'save',
    clinic: order.org_id,
    lab: null,
    ownedBy: await ownersOf(tx, acting.orgId, whose),
    ownName: '',
    userCode: acting.userCode,
    isNameShared: order.shares_name,
    asker: null,
  });
}
