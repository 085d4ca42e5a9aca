import type { OrderStatus } from '@archway/rules/order/statuses';
import { sql, type Selectable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { ListSpec } from '../../platform/list/sort.ts';
import type { OrderCaller } from './order.repository.ts';

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
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
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

export type LabOrderRow = Selectable<Schema['lab_order']>;

export const LAB_ORDER_LIST: ListSpec = {
  id: 'lab_order.id',
  sorts: {
    createdAt: { column: 'lab_order.sent_at', is: 'time' },
    updatedAt: { column: 'lab_order.updated_at', is: 'time' },
  },
};

/** The orders of a lab, those of nobody and one's own for a role of own scope. */
export function findLabOrders(
  tx: Tx,
  { orgId, scope, userCode }: OrderCaller,
  {
    keyword = '',
    statuses = [],
    companyCode,
  }: {
    keyword?: string | undefined;
    statuses?: readonly OrderStatus[] | undefined;
    companyCode?: string | undefined;
  },
) {
  let orders = tx.selectFrom('lab_order').selectAll('lab_order').where('lab_order.counterpart', '=', orgId);
  if (scope === 'own')
    orders = orders.where(sql<boolean>`coalesce(lab_order.assigned_to, ${userCode}) = ${userCode}`);
  if (keyword !== '')
    orders = orders.where(
      sql<boolean>`fold_text(concat_ws(' ', lab_order.code, lab_order.clinic_name, lab_order.patient_name,
        lab_order.patient_code, lab_order.dentist_name)) like part_of(${keyword})`,
    );
  if (statuses.length > 0) orders = orders.where('lab_order.status', 'in', [...statuses]);
  if (companyCode !== undefined) orders = orders.where('lab_order.org_id', '=', companyCode);
  return orders;
}
