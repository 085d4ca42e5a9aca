import type { Tx } from '../../platform/rpc/implement.ts';
import { patientOf } from './case-changes.ts';
import { keepHistory } from './case-history.repository.ts';
import type { CaseRow } from './case.repository.ts';

interface Move {
  kind: 'merged' | 'unmerged';
  doneBy: string;
  /** The record the cases were of. */
  from: { name: string; code: string };
}

/** Cases have gone from one record of a patient to another: the history of each says so. */
export async function keepMoves(
  tx: Tx,
  moved: readonly CaseRow[],
  { kind, doneBy, from }: Move,
): Promise<void> {
  const before = patientOf({ patient_name: from.name, patient_code: from.code });
  for (const row of moved) {
    const { org_id: orgId, id: caseId, version } = row;
    const changes = [{ field: 'patient' as const, before, after: patientOf(row) }];
    await keepHistory(tx, orgId, { caseId, kind, doneBy, changes, version });
  }
}
