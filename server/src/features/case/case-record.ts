import type { saveCase } from '@archway/contract/case/calls';
import type { InputOf } from '@archway/contract/core/call';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { isOffered } from '../dentist/public.ts';
import { findPatient } from '../patient/public.ts';
import type { CaseChange, CaseRow } from './case.repository.ts';

/** What was said about a case, as columns; null when its patient or its dentist is not there. */
export async function recordOf(
  tx: Tx,
  { orgId, orgType }: Caller,
  input: InputOf<typeof saveCase>,
  before: CaseRow | null,
): Promise<CaseChange | null> {
  const { patientId, dentistId, scanDate, memo } = input;
  if (patientId && (await findPatient(tx, orgId, patientId)) === undefined) return null;
  // One who has left stays on the cases there are.
  const isNewDentist = dentistId !== before?.dentist_id;
  if (dentistId && isNewDentist && !(await isOffered(tx, orgId, dentistId))) return null;
  return {
    ...(scanDate !== undefined && { scan_date: scanDate || null }),
    ...(memo !== undefined && { memo }),
    ...(patientId !== undefined && { patient_id: patientId || null }),
    ...(dentistId !== undefined && { dentist_id: dentistId || null }),
    ...(orgType === ORGANIZATION_TYPE.clinic ? {} : typedBy(input)),
  };
}

/** A lab has no records of patients and dentists; it writes down what it knows of them. */
function typedBy({ patientName, patientCode, dentistName }: InputOf<typeof saveCase>): CaseChange {
  return {
    ...(patientName !== undefined && { patient_name: patientName }),
    ...(patientCode !== undefined && { patient_code: patientCode }),
    ...(dentistName !== undefined && { dentist_name: dentistName }),
  };
}
