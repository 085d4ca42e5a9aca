import type { Patient } from '@archway/contract/patient/model';
import { SEXES } from '@archway/rules/patients';
import type { PatientRow } from './patient.repository.ts';

export function presentPatient(row: PatientRow): Patient {
  return {
    patientId: row.id,
    patientCode: row.code,
    name: row.name,
    birthDate: row.birth_date,
    sex: SEXES.find((known) => known === row.sex) ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
