import { randomBytes } from 'node:crypto';
import { PartnerCard } from '@archway/contract/partner/model';
import { todayIn } from '@archway/rules/date-presets';
import { placeOf } from '@archway/rules/order/chosen-works';
import { HIDDEN_NAME } from '@archway/rules/order/hidden-name';
import { CONSENT_VERSION } from '@archway/rules/order/limits';
import { ORDER_CODE_BYTES, orderCodeOf } from '@archway/rules/order/order-code';
import type { OrderType } from '@archway/rules/order/statuses';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { Prescription } from '@archway/rules/treatment/prescription';
import { shortForm } from '@archway/rules/treatment/short-form';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { keepHistory, saveCase, searchCases, type CaseRow } from '../case/public.ts';
import { findActingPeople, type ActingPeople } from '../dentist/public.ts';
import { readPatients } from '../patient/public.ts';
import { readPrescription } from '../treatment/public.ts';
import { projectOrder } from './lab-order.repository.ts';
import { ownCardOf } from './order-card.ts';
import { insertOrder, type OrderRow } from './order.repository.ts';
import { planLabOrders } from './plan-lab-order.ts';
import { BEGUN, stateAfter, type OrderSeedStep, type SeededPerson, type SeededState } from './seed-order.ts';

export interface OrderSeed {
  clinic: string;
  lab: string;
  /** Of the clinic. One that is not there, or that has an order already, is passed over. */
  caseName: string;
  maker: SeededPerson;
  madeAt: Date;
  type: OrderType;
  sharesName: boolean;
  requestedOn: string;
  isRush: boolean;
  note: string;
  /** Who of the lab works on it. */
  technician?: string;
  steps: readonly OrderSeedStep[];
}

/** All that the rows of a made-up order are written from. */
interface Made {
  seed: OrderSeed;
  row: CaseRow;
  prescription: Prescription;
  people: ActingPeople | undefined;
  order: OrderRow;
}

/** Puts orders of made-up organizations in, each with its history. Done again it changes nothing. */
export async function seedOrders(db: Database, seeds: readonly OrderSeed[]): Promise<void> {
  for (const seed of seeds) {
    const labCard = await inTransaction(db, { orgId: seed.lab }, (tx) => ownCardOf(tx, seed.lab));
    const order = await inTransaction(db, { orgId: seed.clinic }, (tx) => seedOrder(tx, seed, labCard));
    if (order === undefined || order.revision === 0) continue;
    // A lab knows things of an order that no clinic reads.
    await inTransaction(db, { orgId: seed.lab }, async (tx) => {
      await projectOrder(tx, { orgId: seed.lab, orgType: ORGANIZATION_TYPE.lab }, order);
      await planLabOrders(tx, seed.lab, { orderId: order.id, most: 1 });
    });
    await inTransaction(db, { orgId: seed.clinic }, (tx) => finishList(tx, seed, order));
  }
}

async function seedOrder(tx: Tx, seed: OrderSeed, labCard: object): Promise<OrderRow | undefined> {
  const row = await caseToOrder(tx, seed);
  if (row === undefined) return undefined;
  const people =
    row.dentist_id === null ? undefined : await findActingPeople(tx, seed.clinic, row.dentist_id);
  const prescription = await readPrescription(tx, seed.clinic, row.id);
  const order = await beginOrder(tx, seed, { row, people, labCard });
  const made: Made = { seed, row, prescription, people, order };
  await insertPlan(tx, made);
  const begun = { action: 'create', by: 'clinic', who: seed.maker, at: seed.madeAt } as const;
  await keepStep(tx, made, { ...begun, from: null, state: BEGUN });
  let state = BEGUN;
  for (const step of seed.steps) state = await takeStep(tx, made, { before: state, step });
  return saveState(tx, made, state);
}

async function caseToOrder(tx: Tx, { clinic, caseName }: OrderSeed): Promise<CaseRow | undefined> {
  const seer = { orgId: clinic, userCode: '', scope: 'organization' } as const;
  const found = await searchCases(tx, seer, { keyword: caseName, most: 50 });
  const row = found.find(({ name }) => name === caseName);
  if (row === undefined) return undefined;
  const known = await tx
    .selectFrom('order_record')
    .where('org_id', '=', clinic)
    .where('case_id', '=', row.id)
    .select('id')
    .executeTakeFirst();
  return known === undefined ? row : undefined;
}

async function beginOrder(
  tx: Tx,
  seed: OrderSeed,
  { row, people, labCard }: Pick<Made, 'row' | 'people'> & { labCard: object },
): Promise<OrderRow> {
  const card = await ownCardOf(tx, seed.clinic);
  const order = await insertOrder(tx, {
    org_id: seed.clinic,
    id: uuidv7({ msecs: seed.madeAt.getTime() }),
    code: orderCodeOf(todayIn(card.timeZone || 'UTC', seed.madeAt), randomBytes(ORDER_CODE_BYTES)),
    case_id: row.id,
    case_code: row.code,
    dentist_name: people?.name ?? row.dentist_name,
    home_card: JSON.stringify(card),
    with_lab: seed.lab,
    counterpart_card: JSON.stringify(labCard),
    type: seed.type,
    requested_on: seed.requestedOn,
    by_parcel: true,
    shares_name: seed.sharesName,
    created_at: seed.madeAt,
    acted_org: seed.clinic,
    acted_by: seed.maker.userCode,
    acted_name: seed.maker.name,
  });
  if (order === undefined) throw new Error('the code of an order is taken');
  return order;
}

async function insertPlan(tx: Tx, { seed, row, prescription, order }: Made): Promise<void> {
  await tx
    .insertInto('order_plan')
    .values({
      org_id: seed.clinic,
      order_id: order.id,
      lab: seed.lab,
      type: seed.type,
      shares_name: seed.sharesName,
      by_parcel: true,
      requested_on: seed.requestedOn,
      dentist_id: row.dentist_id,
      note: seed.note,
      works: JSON.stringify(prescription.works.map(placeOf)),
      files: [],
      created_by: seed.maker.userCode,
    })
    .execute();
}

async function takeStep(
  tx: Tx,
  made: Made,
  { before, step }: { before: SeededState; step: OrderSeedStep },
): Promise<SeededState> {
  const { seed, row, order } = made;
  const { after, becomes } = stateAfter(before, step, seed.requestedOn);
  await keepStep(tx, made, { ...step, from: before.status, state: after });
  if (after.revision > before.revision) await keepRevision(tx, made, { step, state: after });
  if (step.action === 'askRelease')
    await changePlan(tx, made, { release_asked_at: step.at, release_asked_by: step.who?.userCode ?? null });
  if (step.action === 'accept')
    await tx
      .updateTable('order_revision')
      .set({ opened_at: step.at, opened_by_name: step.who?.name ?? '' })
      .where('org_id', '=', seed.clinic)
      .where('order_id', '=', order.id)
      .where('revision', '=', after.revision)
      .execute();
  if (becomes === undefined) return after;
  const state = becomes === 'before' ? caseStateOf(row) : becomes;
  await keepHistory(tx, seed.clinic, {
    caseId: row.id,
    kind: KIND_OF[becomes] ?? 'orderEnded',
    doneBy: null,
    at: sql<Date>`${step.at}::timestamptz`,
  });
  await saveCase(tx, seed.clinic, row.id, { state });
  return after;
}

/** What a case's history calls a step of its order; one that ends it and leads nowhere has one name. */
const KIND_OF: Readonly<Partial<Record<string, 'ordered' | 'designing' | 'completed'>>> = {
  ordered: 'ordered',
  designing: 'designing',
  completed: 'completed',
};

/** What the case was before it was ordered. */
const caseStateOf = (row: CaseRow) => (row.scan_date === null ? 'registered' : 'scanCompleted');

async function keepStep(
  tx: Tx,
  { seed, order }: Made,
  {
    state,
    from,
    action,
    by,
    who,
    at,
    detail = {},
  }: Omit<OrderSeedStep, 'action'> & {
    action: OrderSeedStep['action'] | 'create';
    from: string | null;
    state: SeededState;
  },
): Promise<void> {
  const org = by === 'clinic' ? seed.clinic : seed.lab;
  const isSent = state.revision > 0;
  await tx
    .insertInto('order_history')
    .values({
      org_id: seed.clinic,
      id: uuidv7({ msecs: at.getTime() }),
      counterpart: isSent ? seed.lab : null,
      order_id: order.id,
      version: state.version,
      action,
      from_status: from,
      to_status: state.status,
      revision: state.revision,
      done_org: org,
      done_by: who?.userCode ?? null,
      done_by_name: who?.name ?? nameOnCard(order, by),
      at,
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** What a job does is told of the organization. */
const nameOnCard = ({ home_card, counterpart_card }: OrderRow, by: 'clinic' | 'lab'): string =>
  PartnerCard.parse(by === 'clinic' ? home_card : counterpart_card).name;

async function keepRevision(
  tx: Tx,
  made: Made,
  { step, state }: { step: OrderSeedStep; state: SeededState },
): Promise<void> {
  const { seed, row, prescription, people, order } = made;
  const patients = await readPatients(tx, seed.clinic, row.patient_id === null ? [] : [row.patient_id]);
  const { sharesName } = seed;
  const person = {
    patientName: sharesName ? row.patient_name : HIDDEN_NAME,
    patientCode: row.patient_code,
    birthDate: sharesName ? (patients.get(row.patient_id ?? '')?.birth_date ?? null) : null,
    caseName: sharesName ? row.name : '',
    dentistName: people?.name ?? row.dentist_name,
    registrationNumber: people?.registrationNumber ?? '',
  };
  await tx
    .insertInto('order_revision')
    .values({
      org_id: seed.clinic,
      id: uuidv7({ msecs: step.at.getTime() }),
      counterpart: seed.lab,
      order_id: order.id,
      revision: state.revision,
      attempt: state.attempt,
      prescription: JSON.stringify(prescription),
      person: JSON.stringify(person),
      type: seed.type,
      requested_on: seed.requestedOn,
      is_rush: seed.isRush,
      by_parcel: true,
      note: seed.note,
      sent_by_name: step.who?.name ?? '',
      sent_at: step.at,
    })
    .execute();
  await tx
    .insertInto('order_consent')
    .values({
      org_id: seed.clinic,
      id: uuidv7({ msecs: step.at.getTime() }),
      order_id: order.id,
      revision: state.revision,
      text_version: CONSENT_VERSION,
      language: 'en',
      given_by: step.who?.userCode ?? seed.maker.userCode,
      given_at: step.at,
      address: '192.0.2.1',
    })
    .execute();
  await changePlan(tx, made, {
    release_asked_at: null,
    release_asked_by: null,
    case_before: caseStateOf(row),
  });
}

async function changePlan(
  tx: Tx,
  { seed, order }: Made,
  change: { release_asked_at: Date | null; release_asked_by: string | null; case_before?: string },
): Promise<void> {
  await tx
    .updateTable('order_plan')
    .set(change)
    .where('org_id', '=', seed.clinic)
    .where('order_id', '=', order.id)
    .execute();
}

/** The order as its last step has left it, and its row in the list of the lab. */
async function saveState(
  tx: Tx,
  { seed, row, prescription, order }: Made,
  state: SeededState,
): Promise<OrderRow> {
  const last = seed.steps.at(-1);
  const isSent = state.revision > 0;
  const told = {
    counterpart: seed.lab,
    is_rush: seed.isRush,
    patient_name: seed.sharesName ? row.patient_name : HIDDEN_NAME,
    patient_code: row.patient_code,
    prescribed: JSON.stringify(shortForm(prescription)),
  };
  const saved = await tx
    .updateTable('order_record')
    .set({
      ...state,
      ...(isSent && told),
      updated_at: last?.at ?? seed.madeAt,
      ...(last !== undefined && {
        acted_org: last.by === 'clinic' ? seed.clinic : seed.lab,
        acted_by: last.who?.userCode ?? null,
        acted_name: last.who?.name ?? nameOnCard(order, last.by),
      }),
    })
    .where('org_id', '=', seed.clinic)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await projectOrder(tx, { orgId: seed.clinic, orgType: ORGANIZATION_TYPE.clinic }, saved);
  return saved;
}

async function finishList(tx: Tx, { clinic, technician }: OrderSeed, order: OrderRow): Promise<void> {
  await tx
    .updateTable('lab_order')
    .set({ updated_at: order.updated_at, ...(technician !== undefined && { assigned_to: technician }) })
    .where('org_id', '=', clinic)
    .where('id', '=', order.id)
    .execute();
}
