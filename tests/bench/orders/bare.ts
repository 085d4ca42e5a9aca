import { todayIn } from '@archway/rules/date-presets';
import { overdueDays } from '@archway/rules/order/list';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { OrderSide } from './lists.ts';

/** A row of the bare statement, as the driver reads it. */
export interface BareRow {
  [column: string]: unknown;
  status: OrderStatus;
  estimated_on: string | null;
  held_by: 'clinic' | 'lab' | null;
  started_at: Date | null;
  sent_at: Date | null;
  created_at: Date;
  updated_at: Date;
  total: number | null;
}

/** As the answer of our server has it. */
export function bareOrder(row: BareRow, side: OrderSide): object {
  const own = side === 'clinic';
  const card = row['counterpart_card'] as { name: string; timeZone: string } | null;
  const today = todayIn(own ? card?.timeZone || 'UTC' : 'UTC', new Date());
  const other = own ? (row['counterpart'] ?? row['lab']) : row['org_id'];
  const name = own ? card?.name : row['clinic_name'];
  return {
    orderId: row['id'],
    orderCode: row['code'],
    type: row['type'],
    status: row.status,
    isStarted: row.started_at !== null,
    dentistName: row['dentist_name'],
    requestedOn: row['requested_on'],
    estimatedOn: row.estimated_on,
    isRush: row['is_rush'],
    updatedAt: row.updated_at.toISOString(),
    other: other === null || name === undefined ? null : { companyCode: other, name },
    caseId: own ? row['case_id'] : null,
    caseCode: own ? row['case_code'] : '',
    patientName: own ? row['known_name'] : row['patient_name'],
    patientCode: own ? row['known_code'] : row['patient_code'],
    prescription: own && row['revision'] === 0 ? { works: [], links: [], absent: [] } : row['prescribed'],
    isReleaseAsked: own && row['release_asked_at'] !== null,
    sentAt: row.sent_at?.toISOString() ?? null,
    createdAt: (own ? row.created_at : row.sent_at)?.toISOString(),
    version: row['version'],
    revision: row['revision'],
    proposedOn: row['proposed_on'],
    carrier: row['carrier'],
    arrivesOn: row['arrives_on'],
    reason: row['reason'],
    isAutoAccepted: row['auto_accepted'],
    heldBy: row.held_by,
    isCancelAsked: own ? row['cancel_asked_at'] !== null : row['cancel_asked'],
    awaitsParcel: own ? row['by_parcel'] === true && row['arrived_at'] === null : row['awaits_parcel'],
    technician: null,
    overdueDays: overdueDays(
      { status: row.status, estimatedOn: row.estimated_on, heldBy: row.held_by },
      today,
    ),
    leavesOn: own ? null : row['leaves_on'],
    units: own ? null : Number(row['units']),
  };
}
