import type { CaseChange } from '@archway/contract/case/history';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOfDentists } from '../dentist/public.ts';
import type { CaseRow } from './case.repository.ts';

/** What of a case reads otherwise than before, in the words people know it by. */
export async function changesBetween(tx: Tx, before: CaseRow, after: CaseRow): Promise<CaseChange[]> {
  const dentistOf = await dentistNamesOf(tx, [before, after]);
  const fields: CaseChange[] = [
    { field: 'name', before: before.name, after: after.name },
    { field: 'patient', before: patientOf(before), after: patientOf(after) },
    { field: 'dentist', before: dentistOf(before), after: dentistOf(after) },
    { field: 'scanDate', before: before.scan_date ?? '', after: after.scan_date ?? '' },
    { field: 'memo', before: before.memo, after: after.memo },
  ];
  return fields.filter((field) => field.before !== field.after);
}

/** A name is not enough: two patients may have the same. */
export const patientOf = ({
  patient_name,
  patient_code,
}: Pick<CaseRow, 'patient_name' | 'patient_code'>): string =>
  [patient_name, patient_code].filter((known) => known !== '').join(', ');

async function dentistNamesOf(tx: Tx, rows: readonly CaseRow[]): Promise<(row: CaseRow) => string> {
  const ids = rows.flatMap(({ dentist_id }) => dentist_id ?? []);
  const names =
    ids.length === 0 ? new Map<string, string>() : await namesOfDentists(tx, rows[0]!.org_id, ids);
  return ({ dentist_id, dentist_name }) =>
    dentist_id === null ? dentist_name : (names.get(dentist_id) ?? '');
}
