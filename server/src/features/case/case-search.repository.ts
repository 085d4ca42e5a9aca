import type { Tx } from '../../platform/db/database.ts';
import { findPatients, type PatientRow } from '../patient/public.ts';
import { findCases, type CaseCaller, type CaseRow } from './case.repository.ts';

interface Asked {
  keyword: string;
  most: number;
}

/** The newest cases with these letters that the caller may see. */
export async function searchCases(tx: Tx, caller: CaseCaller, { keyword, most }: Asked): Promise<CaseRow[]> {
  return findCases(tx, caller, { keyword })
    .orderBy('patient_case.created_at', 'desc')
    .orderBy('patient_case.id', 'desc')
    .limit(most)
    .execute();
}

/** The patients with these letters whose page the caller may open: in own scope those of the member's own cases. */
export async function searchPatients(
  tx: Tx,
  caller: CaseCaller,
  { keyword, most }: Asked,
): Promise<PatientRow[]> {
  const found = findPatients(tx, caller.orgId, keyword)
    .orderBy('patient.name')
    .orderBy('patient.id')
    .limit(most);
  if (caller.scope === 'organization') return found.execute();
  const own = findCases(tx, caller, {})
    .clearSelect()
    .select('patient_case.patient_id')
    .where('patient_case.patient_id', 'is not', null);
  return found.where('patient.id', 'in', own).execute();
}
