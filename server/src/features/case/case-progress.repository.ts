import type { FileProgress } from '@archway/rules/cases';
import { SCAN_ROLES } from '@archway/rules/scans';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/**
 * The files of cases with what file and worker say about them. Lists and states of cases need one word of each file, so
 * they are read together here instead of through the features that own them.
 */
function filesInUse(tx: Tx, orgId: string) {
  return tx
    .selectFrom('case_file')
    .innerJoin('file', (join) =>
      join
        .onRef('file.bucket', '=', 'case_file.bucket')
        .onRef('file.org_id', '=', 'case_file.org_id')
        .onRef('file.id', '=', 'case_file.file_id'),
    )
    .leftJoin('scan', (join) =>
      join
        .onRef('scan.bucket', '=', 'case_file.bucket')
        .onRef('scan.org_id', '=', 'case_file.org_id')
        .onRef('scan.file_id', '=', 'case_file.file_id'),
    )
    .where('case_file.org_id', '=', orgId)
    .where('case_file.removed_at', 'is', null)
    .where('file.removed_at', 'is', null);
}

/** How far each scan and archive of a case is; those that were refused hold nothing up. */
export async function listProgress(tx: Tx, orgId: string, caseId: string): Promise<FileProgress[]> {
  const rows = await filesInUse(tx, orgId)
    .select(['file.tag', 'scan.step'])
    .where('case_file.case_id', '=', caseId)
    .where('file.kind', 'in', ['scan', 'archive'])
    .where('file.tag', '<>', 'uploadFail')
    .execute();
  return rows.map(progressOf);
}

function progressOf({ tag, step }: { tag: string; step: string | null }): FileProgress {
  if (tag === 'uploading') return 'uploading';
  if (tag === 'finished') return 'scanCompleted';
  return step === null || step === 'waiting' ? 'uploaded' : 'toBeProgressed';
}

export interface CaseSummary {
  files: number;
  needsAttention: boolean;
  /** Of the first scan that has one, jaws before all others. */
  thumbnailKey: string | null;
}

/** A worker that has made a picture has said what it shows. */
const SHOWN_FIRST = sql`array_position(${[...SCAN_ROLES]}::text[], coalesce(case_file.role, scan.role))`;

/** Blocked, or a worker could make nothing of it. */
const HAS_FAILED = sql`(file.tag = 'uploadFail' or coalesce(scan.step = 'failed', false))`;

/** How many files each case has, whether one failed, and its picture; nothing for those without files. */
export async function summarize(
  tx: Tx,
  orgId: string,
  caseIds: readonly string[],
): Promise<Map<string, CaseSummary>> {
  if (caseIds.length === 0) return new Map();
  const rows = await filesInUse(tx, orgId)
    .select([
      'case_file.case_id',
      sql<number>`count(*)::integer`.as('files'),
      sql<boolean>`bool_or(${HAS_FAILED})`.as('needsAttention'),
      sql<string | null>`(array_agg(scan.thumbnail_key
          order by ${SHOWN_FIRST}, case_file.added_at, case_file.file_id)
        filter (where scan.thumbnail_key is not null))[1]`.as('thumbnailKey'),
    ])
    .where('case_file.case_id', 'in', [...caseIds])
    .groupBy('case_file.case_id')
    .execute();
  return new Map(rows.map(({ case_id, ...summary }) => [case_id, summary]));
}
