import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { ownersOf } from './case-scope.repository.ts';
import { caseChanged } from './case.events.ts';
import type { CaseRow } from './case.repository.ts';

/** Tells everybody who may see the case that it has changed; of whoever it was before, too. */
export async function tellCase(
  tx: Tx,
  row: CaseRow,
  before: Pick<CaseRow, 'created_by' | 'dentist_id'> = row,
): Promise<void> {
  const owners = await ownersOf(tx, row.org_id, row);
  const lost = before.dentist_id === row.dentist_id ? [] : await ownersOf(tx, row.org_id, before);
  await record(tx, caseChanged, { caseId: row.id, ownedBy: [...new Set([...owners, ...lost])] });
}
