import { Prescription } from '@archway/contract/treatment/model';
import { OPEN_STATUSES } from '@archway/rules/order/statuses';
import type { Work } from '@archway/rules/treatment/prescription';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** The works of the newest revision of each open order of a case. A case is always the clinic's, and so are its orders. */
export async function readOrderedWorks(tx: Tx, orgId: string, caseId: string): Promise<readonly Work[]> {
  const rows = await tx
    .selectFrom('order_record')
    .innerJoin('order_revision', (join) =>
      join
        .onRef('order_revision.bucket', '=', 'order_record.bucket')
        .onRef('order_revision.org_id', '=', 'order_record.org_id')
        .onRef('order_revision.order_id', '=', 'order_record.id')
        .onRef('order_revision.revision', '=', 'order_record.revision'),
    )
    .select('order_revision.prescription')
    .where('order_record.org_id', '=', orgId)
    .where('order_record.bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('order_record.case_id', '=', caseId)
    .where('order_record.status', 'in', [...OPEN_STATUSES])
    .where('order_revision.org_id', '=', orgId)
    .execute();
  return rows.flatMap(({ prescription }) => Prescription.parse(prescription).works);
}
