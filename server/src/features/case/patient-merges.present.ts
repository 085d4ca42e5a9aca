import type { PatientDetail } from '@archway/contract/case/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import { presentPatient, readPatients, type PatientRow } from '../patient/public.ts';
import { listOpenMerges } from './patient-merge.repository.ts';

/** A patient with those who were merged into this record and can be taken out again. */
export async function presentWithMerges(tx: Tx, orgId: string, row: PatientRow): Promise<PatientDetail> {
  const merges = await listOpenMerges(tx, orgId, row.id);
  const lost = await readPatients(
    tx,
    orgId,
    merges.map(({ lost_id }) => lost_id),
  );
  const names = await namesOf(
    tx,
    orgId,
    merges.map(({ merged_by }) => merged_by),
  );
  return {
    ...presentPatient(row),
    merges: merges.map(({ id, lost_id, case_ids, merged_by, merged_at }) => ({
      mergeId: id,
      name: lost.get(lost_id)?.name ?? '',
      patientCode: lost.get(lost_id)?.code ?? '',
      cases: case_ids.length,
      mergedBy: names.get(merged_by) ?? '',
      mergedAt: merged_at.toISOString(),
    })),
  };
}
