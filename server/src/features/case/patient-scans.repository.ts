import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { filesInUse } from './case-progress.repository.ts';
import { findCases, type CaseCaller } from './case.repository.ts';

export interface JawScan {
  file_id: string;
  case_id: string;
  code: string;
  name: string;
  scanned_on: string;
  role: string;
  /** What it shows, by its role or, for one from before a treatment, by its shape. */
  jaw: string;
  thumbnail_key: string;
}

const ROLE = sql<string>`coalesce(case_file.role, scan.role)`;
const JAW = sql<string>`case when ${ROLE} = 'preOp' then scan.role else ${ROLE} end`;

/** The latest scans of jaws of a patient that are finished, up to a number, the oldest first. */
export async function listJawScans(
  tx: Tx,
  caller: CaseCaller,
  patientId: string,
  most: number,
): Promise<JawScan[]> {
  const { orgId } = caller;
  const cases = findCases(tx, caller, { patientId })
    .clearSelect()
    .select([
      'patient_case.id',
      'patient_case.bucket',
      'patient_case.code',
      'patient_case.name',
      'patient_case.scanned_on',
    ])
    .where('patient_case.bucket', '=', sql<number>`org_bucket(${orgId})`);
  const latestFirst = await filesInUse(tx, orgId)
    .innerJoin(cases.as('listed'), (join) =>
      join.onRef('listed.bucket', '=', 'case_file.bucket').onRef('listed.id', '=', 'case_file.case_id'),
    )
    .select([
      'case_file.file_id',
      'case_file.case_id',
      'listed.code',
      'listed.name',
      'listed.scanned_on',
      ROLE.as('role'),
      JAW.as('jaw'),
      sql<string>`scan.thumbnail_key`.as('thumbnail_key'),
    ])
    .where('case_file.bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('scan.step', '=', 'done')
    .where('scan.thumbnail_key', 'is not', null)
    .where(JAW, 'in', ['upper', 'lower'])
    .orderBy('listed.scanned_on', 'desc')
    .orderBy('case_file.added_at', 'desc')
    .orderBy('case_file.file_id', 'desc')
    .limit(most)
    .execute();
  return latestFirst.toReversed();
}
