import type { CaseRow as Presented } from '@archway/contract/case/model';
import { CASE_STATES } from '@archway/rules/cases';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { thumbnailAddress } from '../scan/public.ts';
import { summarize } from './case-progress.repository.ts';
import type { CaseCaller, CaseRow } from './case.repository.ts';
import { namesOf } from '../member/public.ts';
import { namesOfDentists } from '../dentist/public.ts';

export interface CaseContext {
  tx: Tx;
  store: ObjectStore;
  caller: CaseCaller;
}

/** Reads what stands beside the rows of a list, and answers with how to present each. */
export async function presentCases(
  { tx, store, caller: { orgId } }: CaseContext,
  rows: readonly CaseRow[],
): Promise<(row: CaseRow) => Presented> {
  const summaries = await summarize(
    tx,
    orgId,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    tx,
    orgId,
    rows.map(({ created_by }) => created_by),
  );
  const dentists = await dentistNames(tx, orgId, rows);
  const thumbnails = new Map<string, string>();
  for (const [id, { thumbnailKey }] of summaries)
    if (thumbnailKey !== null) thumbnails.set(id, await thumbnailAddress(thumbnailKey, store));
  return (row) => ({
    ...presentCase(row, { names, dentists }),
    files: summaries.get(row.id)?.files ?? 0,
    needsAttention: summaries.get(row.id)?.needsAttention ?? false,
    thumbnailUrl: thumbnails.get(row.id) ?? null,
  });
}

/** What list and detail say alike. */
export function presentCase(
  row: CaseRow,
  { names, dentists }: { names: ReadonlyMap<string, string>; dentists: ReadonlyMap<string, string> },
): Omit<Presented, 'files' | 'needsAttention' | 'thumbnailUrl'> {
  return {
    caseId: row.id,
    caseCode: row.code,
    name: row.name,
    state: CASE_STATES.find((known) => known === row.state) ?? 'registered',
    patientId: row.patient_id,
    patientName: row.patient_name,
    patientCode: row.patient_code,
    dentistId: row.dentist_id,
    dentistName: row.dentist_id === null ? row.dentist_name : (dentists.get(row.dentist_id) ?? ''),
    scanDate: row.scan_date,
    scannedOn: row.scanned_on,
    createdBy: names.get(row.created_by) ?? '',
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** The names of the dentists of these cases, by their ids. */
export function dentistNames(
  tx: Tx,
  orgId: string,
  rows: readonly CaseRow[],
): Promise<ReadonlyMap<string, string>> {
  return namesOfDentists(
    tx,
    orgId,
    rows.flatMap(({ dentist_id }) => dentist_id ?? []),
  );
}
