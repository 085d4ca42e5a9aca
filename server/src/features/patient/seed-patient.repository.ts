import type { Sex } from '@archway/rules/patients';
import type { Tx } from '../../platform/db/database.ts';
import { nextPatientCode } from './patient-count.repository.ts';
import { findBornOn, insertPatient } from './patient.repository.ts';

export interface PatientSeed {
  name: string;
  birthDate: string;
  sex: Sex;
}

/** The patient of this name and birth date, who is put in unless there is one. */
export async function seedPatient(
  tx: Tx,
  maker: { orgId: string; userCode: string },
  { name, birthDate, sex }: PatientSeed,
): Promise<string> {
  const known = (await findBornOn(tx, maker.orgId, birthDate)).find((patient) => patient.name === name);
  if (known !== undefined) return known.id;
  const code = await nextPatientCode(tx, maker.orgId);
  const made = await insertPatient(tx, maker, { name, birth_date: birthDate, sex, code });
  if (made === undefined) throw new Error(`the ID ${code} is taken`);
  return made.id;
}
