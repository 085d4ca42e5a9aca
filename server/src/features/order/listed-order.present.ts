import type { ListedOrder } from '@archway/contract/order/model';
import { todayIn } from '@archway/rules/date-presets';
import { chosenWorks } from '@archway/rules/order/chosen-works';
import { overdueDays } from '@archway/rules/order/list';
import { isoOf } from '../../platform/list/iso-time.ts';
import type { ListedLabRow, ListedOwnRow } from './listed-order.repository.ts';

// The answer as a whole is parsed once more, so the rows are not.
type Status = ListedOrder['status'];
type Type = ListedOrder['type'];
type Carrier = ListedOrder['carrier'];
type HeldBy = ListedOrder['heldBy'];

const NOTHING: ListedOrder['prescription'] = { works: [], links: [], absent: [] };

/** What both sides read. */
function commonOf(row: ListedOwnRow | ListedLabRow) {
  const status = row.status as Status;
  const today = todayIn(row.time_zone || 'UTC', row.now);
  return {
    orderId: row.id,
    orderCode: row.code,
    type: row.type as Type,
    status,
    isStarted: row.is_started,
    version: row.version,
    revision: row.revision,
    dentistName: row.dentist_name,
    deputyName: row.deputy_name,
    requestedOn: row.requested_on,
    estimatedOn: row.estimated_on,
    proposedOn: row.proposed_on,
    isRush: row.is_rush,
    carrier: row.carrier as Carrier,
    arrivesOn: row.arrives_on,
    reason: row.reason,
    isAutoAccepted: row.auto_accepted,
    heldBy: row.held_by as HeldBy,
    isCancelAsked: row.cancel_asked,
    awaitsParcel: row.awaits_parcel,
    overdueDays: overdueDays({ status, estimatedOn: row.estimated_on, heldBy: row.held_by as HeldBy }, today),
    updatedAt: isoOf(row.updated),
  };
}

/** An order of a clinic: the patient is called as the case calls them, whatever the lab was told. */
export const presentListedOrder = (row: ListedOwnRow): ListedOrder => ({
  ...commonOf(row),
  other:
    row.partner === null || row.partner_name === null
      ? null
      : { companyCode: row.partner, name: row.partner_name },
  caseId: row.case_id,
  caseCode: row.case_code,
  patientName: row.known?.name ?? row.patient_name,
  patientCode: row.known?.code ?? row.patient_code,
  prescription: row.prescribed ?? plannedOf(row),
  isReleaseAsked: row.plan?.isAsked ?? false,
  createdAt: isoOf(row.created),
  sentAt: row.sent === null ? null : isoOf(row.sent),
  leavesOn: null,
  units: null,
  technician: null,
  tray: '',
});

const plannedOf = ({ known, plan }: ListedOwnRow): ListedOrder['prescription'] =>
  known?.prescribed == null ? NOTHING : chosenWorks(known.prescribed, plan?.works ?? []);

/** An order of a lab: what was sent, and what the lab has planned. */
export const presentListedLabOrder = (row: ListedLabRow): ListedOrder => ({
  ...commonOf(row),
  other: { companyCode: row.partner, name: row.partner_name },
  caseId: null,
  caseCode: '',
  patientName: row.patient_name,
  patientCode: row.patient_code,
  prescription: row.prescribed,
  isReleaseAsked: false,
  createdAt: isoOf(row.sent),
  sentAt: isoOf(row.sent),
  leavesOn: row.leaves_on,
  units: Number(row.units),
  technician: row.assigned_to === null ? null : { userCode: row.assigned_to, name: row.assigned_name ?? '' },
  tray: row.tray ?? '',
});
