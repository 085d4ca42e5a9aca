import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { RESTORABLE_SINCE } from '../file/public.ts';
import { isOwnCase } from './case-scope.repository.ts';
import type { CaseCaller, CaseRow } from './case.repository.ts';

export type MergeRow = Selectable<Schema['patient_merge']>;

/** Whether all cases of these patients, or of these ids, are the caller's own; deleted ones count. */
export async function areAllOwn(
  tx: Tx,
  caller: CaseCaller,
  { patientIds = [], caseIds = [] }: { patientIds?: readonly string[]; caseIds?: readonly string[] },
): Promise<boolean> {
  if (caller.scope === 'organization') return true;
  const foreign = await tx
    .selectFrom('patient_case')
    .select('patient_case.id')
    .where('patient_case.org_id', '=', caller.orgId)
    .where((eb) =>
      eb.or([
        eb('patient_case.patient_id', '=', sql<string>`any(${[...patientIds]}::uuid[])`),
        eb('patient_case.id', '=', sql<string>`any(${[...caseIds]}::uuid[])`),
      ]),
    )
    .where(sql<boolean>`not ${isOwnCase(caller)}`)
    .limit(1)
    .execute();
  return foreign.length === 0;
}

/** Gives cases of one patient to another one, all of them or those of these ids. */
export async function moveCases(
  tx: Tx,
  orgId: string,
  { from, to, caseIds }: { from: string; to: string; caseIds?: readonly string[] },
): Promise<CaseRow[]> {
  const moved = tx
    .updateTable('patient_case')
    .set({ patient_id: to, version: sql<number>`version + 1` })
    .where('org_id', '=', orgId)
    .where('patient_id', '=', from);
  return (caseIds === undefined ? moved : moved.where('id', '=', sql<string>`any(${[...caseIds]}::uuid[])`))
    .returningAll()
    .execute();
}

export async function insertMerge(
  tx: Tx,
  { orgId, userCode }: CaseCaller,
  { keptId, lostId, caseIds }: { keptId: string; lostId: string; caseIds: readonly string[] },
): Promise<MergeRow> {
  return tx
    .insertInto('patient_merge')
    .values({
      org_id: orgId,
      id: uuidv7(),
      kept_id: keptId,
      lost_id: lostId,
      case_ids: [...caseIds],
      merged_by: userCode,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The merges that can still be undone. */
function openMerges(tx: Tx, orgId: string) {
  return tx
    .selectFrom('patient_merge')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('undone_at', 'is', null)
    .where('merged_at', '>', RESTORABLE_SINCE);
}

/** Of this patient, the latest first. */
export async function listOpenMerges(tx: Tx, orgId: string, keptId: string): Promise<MergeRow[]> {
  return openMerges(tx, orgId).where('kept_id', '=', keptId).orderBy('merged_at', 'desc').execute();
}

export async function lockOpenMerge(tx: Tx, orgId: string, id: string): Promise<MergeRow | undefined> {
  return openMerges(tx, orgId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Of a merge that is locked. */
export async function markUndone(tx: Tx, { orgId, userCode }: CaseCaller, id: string): Promise<void> {
  await tx
    .updateTable('patient_merge')
    .set({ undone_at: sql`app_now()`, undone_by: userCode })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
