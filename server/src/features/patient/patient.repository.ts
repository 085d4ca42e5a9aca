import type { Sex } from '@archway/rules/patients';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isFound } from '../../platform/list/search.ts';
import type { ListSpec } from '../../platform/list/sort.ts';

export type PatientRow = Selectable<Schema['patient']>;

/** The patients of one clinic, and no others; those who were merged into another record are not patients any more. */
function patientsOf(tx: Tx, orgId: string) {
  return tx
    .selectFrom('patient')
    .where('patient.org_id', '=', orgId)
    .where('patient.merged_into', 'is', null);
}

/** What the list of patients can be sorted by. */
export const PATIENT_LIST: ListSpec = {
  id: 'patient.id',
  sorts: {
    createdAt: { column: 'patient.created_at', is: 'time' },
    name: { column: 'patient.name', is: 'text' },
  },
};

export function findPatients(tx: Tx, orgId: string, keyword = '') {
  const patients = patientsOf(tx, orgId).selectAll('patient');
  return keyword === '' ? patients : patients.where(isFound({ table: 'patient', id: 'id', orgId }, keyword));
}

export async function findPatient(tx: Tx, orgId: string, id: string): Promise<PatientRow | undefined> {
  return patientsOf(tx, orgId).selectAll('patient').where('patient.id', '=', id).executeTakeFirst();
}

export async function lockPatient(tx: Tx, orgId: string, id: string): Promise<PatientRow | undefined> {
  return patientsOf(tx, orgId)
    .selectAll('patient')
    .where('patient.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** These records by their ids, also of those who were merged into another one. */
export async function readPatients(
  tx: Tx,
  orgId: string,
  ids: readonly string[],
): Promise<Map<string, PatientRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('patient')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of a patient who is locked; null takes the record out again. */
export async function markMerged(tx: Tx, orgId: string, id: string, into: string | null): Promise<void> {
  await tx
    .updateTable('patient')
    .set({ merged_into: into, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

export async function findBornOn(tx: Tx, orgId: string, day: string): Promise<PatientRow[]> {
  return patientsOf(tx, orgId)
    .selectAll('patient')
    .where('patient.birth_date', '=', day)
    .orderBy('patient.id')
    .execute();
}

export interface PatientChange {
  name: string;
  code?: string;
  birth_date?: string | null;
  sex?: Sex | null;
}

/** Nothing when another patient has the ID; the transaction is then good for nothing more. */
export function insertPatient(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
  patient: PatientChange & { code: string },
): Promise<PatientRow | undefined> {
  return unlessTaken(
    tx
      .insertInto('patient')
      .values({ org_id: orgId, id: uuidv7(), created_by: userCode, ...patient })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** Of a patient who is locked; nothing when another one has the ID. */
export function savePatient(
  tx: Tx,
  orgId: string,
  { id, ...change }: PatientChange & { id: string },
): Promise<PatientRow | undefined> {
  return unlessTaken(
    tx
      .updateTable('patient')
      .set({ ...change, updated_at: sql`app_now()` })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

async function unlessTaken<T>(saving: Promise<T>): Promise<T | undefined> {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, 'patient_code')) return undefined;
    throw error;
  }
}
