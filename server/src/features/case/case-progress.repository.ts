import type { FileProgress } from '@archway/rules/cases';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/**
 * The files of cases with what file and worker say about them. Lists and states of cases need one word of each file, so
 * they are read together here instead of through the features that own them.
 */
export function filesInUse(tx: Tx, orgId: string) {
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

/** Whether any case has a scan that can be looked at. */
export async function hasFinishedScan(tx: Tx, orgId: string): Promise<boolean> {
  const row = await filesInUse(tx, orgId)
    .select('case_file.file_id')
    .where('case_file.bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('file.kind', '=', 'scan')
    .where('file.tag', '=', 'finished')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ScanPicture {
  case_id: string;
  file_id: string;
  role: string | null;
  thumbnail_key: string;
}

/** The pictures of all scans of some cases, in the order they came. */
export async function listScanPictures(
  tx: Tx,
  orgId: string,
  caseIds: readonly string[],
): Promise<ScanPicture[]> {
  if (caseIds.length === 0) return [];
  return filesInUse(tx, orgId)
    .select([
      'case_file.case_id',
      'case_file.file_id',
      sql<string | null>`coalesce(case_file.role, scan.role)`.as('role'),
      sql<string>`scan.thumbnail_key`.as('thumbnail_key'),
    ])
    .where('case_file.bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('case_file.case_id', 'in', [...caseIds])
    .where('scan.thumbnail_key', 'is not', null)
    .orderBy('case_file.added_at')
    .orderBy('case_file.file_id')
    .execute();
}

/** How many there are of the kinds that a case has only so many of; those that were refused do not count. */
export async function countLimited(
  tx: Tx,
  orgId: string,
  caseId: string,
): Promise<{ attachments: number; voices: number }> {
  return filesInUse(tx, orgId)
    .select([
      sql<number>`count(*) filter (where file.kind = 'attachment')::integer`.as('attachments'),
      sql<number>`count(*) filter (where file.kind = 'voice')::integer`.as('voices'),
    ])
    .where('case_file.case_id', '=', caseId)
    .where('file.tag', '<>', 'uploadFail')
    .executeTakeFirstOrThrow();
}

function progressOf({ tag, step }: { tag: string; step: string | null }): FileProgress {
  if (tag === 'uploading') return 'uploading';
  if (tag === 'finished') return 'scanCompleted';
  return step === null || step === 'waiting' ? 'uploaded' : 'toBeProgressed';
}
