import { CaseFile } from '@archway/contract/case/model';
import { ScanFacts } from '@archway/contract/scan/model';
import type { KnownFile } from '@archway/rules/treatment/case-state';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { filesInUse } from './case-progress.repository.ts';
import { roleOf } from './role-of.ts';
import { secondBites } from './second-bites.ts';

/** The files of a case as its page knows them, without addresses to look at them. */
export async function listKnownFiles(tx: Tx, orgId: string, caseId: string): Promise<KnownFile[]> {
  const rows = await filesInUse(tx, orgId)
    .select([
      'file.id',
      'file.kind',
      'file.name',
      'file.tag',
      'case_file.role as said',
      'scan.role',
      'scan.role_is_sure',
      'scan.facts',
    ])
    .where('case_file.bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('case_file.case_id', '=', caseId)
    .orderBy('case_file.added_at')
    .orderBy('case_file.file_id')
    .execute();
  const files = rows.map(({ id, kind, name, tag, said, role, role_is_sure, facts }) => ({
    fileId: id,
    kind,
    tag,
    facts: ScanFacts.safeParse(facts).data ?? null,
    role: roleOf(
      { said, kind, name },
      { role: CaseFile.shape.role.nullable().parse(role), roleIsSure: role_is_sure ?? false },
    ).role,
  }));
  return secondBites(files, new Set(rows.flatMap(({ id, said }) => (said === null ? [] : id))));
}
