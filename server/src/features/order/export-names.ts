import { exportNames } from '@archway/rules/order/export-name';
import { CaseFile } from '@archway/contract/case/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { listGrants } from './order-grant.repository.ts';
import type { OrderRow } from './order.repository.ts';

/** The names under which the files of an order are downloaded, the same for both sides. */
export async function exportNamesOf(
  tx: Tx,
  caller: Caller,
  { id, revision, patient_name: patientName, case_code: caseCode }: OrderRow,
): Promise<ReadonlyMap<string, string>> {
  const grants = await listGrants(tx, caller, { orderId: id, revision });
  const files = grants.map(({ file_id, kind, role, name }) => ({
    fileId: file_id,
    kind,
    role: CaseFile.shape.role.parse(role),
    name,
  }));
  return exportNames(files, { patientName, caseCode });
}
