import { OrderCard, OrderRow as Row, type WorkPlace } from '@archway/contract/order/model';
import { ShortPrescription } from '@archway/contract/treatment/model';
import { chosenWorks } from '@archway/rules/order/chosen-works';
import type { Tx } from '../../platform/rpc/implement.ts';
import { listPlans, planOf, type PlanRow } from './order-plan.repository.ts';
import type { LabOrderRow } from './lab-order-list.repository.ts';
import { readCasesOf, type KnownCase } from './order-list.repository.ts';
import type { OrderRow } from './order.repository.ts';

const { type: Type, status: Status, heldBy: HeldBy } = Row.shape;

/** The orders of a clinic, with what it knows of their patients. */
export async function presentOwnOrders(tx: Tx, orgId: string, rows: readonly OrderRow[]): Promise<Row[]> {
  const cases = await readCasesOf(
    tx,
    orgId,
    rows.map(({ case_id }) => case_id),
  );
  const plans = await listPlans(
    tx,
    orgId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentOwnOrder(row, { known: cases.get(row.case_id), plan: plans.get(row.id) }));
}

export function presentOwnOrder(
  row: OrderRow,
  { known, plan }: { known: KnownCase | undefined; plan: PlanRow | undefined },
): Row {
  const lab = row.counterpart_card === null ? null : OrderCard.parse(row.counterpart_card);
  const isUnsent = row.revision === 0;
  const companyCode = row.counterpart ?? plan?.lab ?? null;
  return {
    ...commonOf(row),
    other: companyCode === null || lab === null ? null : { companyCode, name: lab.name },
    caseId: row.case_id,
    caseCode: row.case_code,
    patientName: known?.patient_name ?? row.patient_name,
    patientCode: known?.patient_code ?? row.patient_code,
    prescription: isUnsent
      ? chosenOf(known, plan === undefined ? [] : planOf(plan).works)
      : ShortPrescription.parse(row.prescribed),
    isReleaseAsked: (plan?.release_asked_at ?? null) !== null,
    isCancelAsked: row.cancel_asked_at !== null,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}

function chosenOf(known: KnownCase | undefined, works: readonly WorkPlace[]): ShortPrescription {
  if (known === undefined) return { works: [], links: [], absent: [] };
  return chosenWorks(ShortPrescription.parse(known.prescribed), works);
}
type ShortPrescription = Row['prescription'];

type Common = Pick<
  OrderRow,
  | 'id'
  | 'code'
  | 'type'
  | 'status'
  | 'started_at'
  | 'dentist_name'
  | 'requested_on'
  | 'estimated_on'
  | 'is_rush'
  | 'held_by'
  | 'updated_at'
>;

const commonOf = (row: Common) => ({
  orderId: row.id,
  orderCode: row.code,
  type: Type.parse(row.type),
  status: Status.parse(row.status),
  isStarted: row.started_at !== null,
  dentistName: row.dentist_name,
  requestedOn: row.requested_on,
  estimatedOn: row.estimated_on,
  isRush: row.is_rush,
  heldBy: HeldBy.parse(row.held_by),
  updatedAt: row.updated_at.toISOString(),
});

/** An order as a lab knows it: what was sent. */
export const presentLabOrder = (row: LabOrderRow): Row => ({
  ...commonOf(row),
  other: { companyCode: row.org_id, name: row.clinic_name },
  ...hiddenOf(row),
  caseCode: '',
  prescription: ShortPrescription.parse(row.prescribed),
  isCancelAsked: row.cancel_asked,
  sentAt: row.sent_at.toISOString(),
  createdAt: row.sent_at.toISOString(),
});

/** The same for its page. */
export const presentReceivedOrder = (row: OrderRow): Row => ({
  ...commonOf(row),
  other: { companyCode: row.org_id, name: OrderCard.parse(row.home_card).name },
  ...hiddenOf(row),
  caseCode: row.case_code,
  prescription: ShortPrescription.parse(row.prescribed),
  isCancelAsked: row.cancel_asked_at !== null,
  sentAt: row.sent_at?.toISOString() ?? null,
  createdAt: (row.sent_at ?? row.created_at).toISOString(),
});

/** What a lab is told of the patient, and never of the clinic's case. */
const hiddenOf = (row: Pick<OrderRow, 'patient_name' | 'patient_code'>) => ({
  caseId: null,
  patientName: row.patient_name,
  patientCode: row.patient_code,
  isReleaseAsked: false,
});
