import { patientCode } from '@archway/rules/patients';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** The ID of the clinic's next patient who was given none. Two at once wait for each other here. */
export async function nextPatientCode(tx: Tx, orgId: string): Promise<string> {
  const { abbreviation } = await tx
    .selectFrom('organization')
    .select('abbreviation')
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  const code = patientCode(abbreviation, await countOn(tx, orgId));
  // Somebody may have typed it already.
  return (await isTaken(tx, orgId, code)) ? nextPatientCode(tx, orgId) : code;
}

async function countOn(tx: Tx, orgId: string): Promise<number> {
  const { patients } = await tx
    .insertInto('patient_count')
    .values({ org_id: orgId, patients: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'org_id']).doUpdateSet({ patients: sql`patient_count.patients + 1` }),
    )
    .returning('patients')
    .executeTakeFirstOrThrow();
  return patients;
}

async function isTaken(tx: Tx, orgId: string, code: string): Promise<boolean> {
  const taken = await tx
    .selectFrom('patient')
    .select('id')
    .where('org_id', '=', orgId)
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .executeTakeFirst();
  return taken !== undefined;
}
