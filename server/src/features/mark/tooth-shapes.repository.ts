import type { MarkShape } from '@archway/contract/mark/model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { shapeOf } from './mark.present.ts';

/** The margin lines and pins of a case that name a tooth, oldest first. */
export async function listToothShapes(tx: Tx, orgId: string, caseId: string): Promise<MarkShape[]> {
  const rows = await tx
    .selectFrom('case_mark')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .where(sql<string>`shape ->> 'kind'`, 'in', ['margin', 'pin'])
    .where(sql<string>`shape ->> 'tooth'`, 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(shapeOf);
}
