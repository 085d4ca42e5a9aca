import type { ScanRole } from '@archway/rules/scans';
import { sql } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Tx } from '../../platform/db/database.ts';
import { RESTORABLE_SINCE } from '../file/public.ts';

/** What is said about a file by its case. */
export interface CaseFileRow {
  file_id: string;
  role: string | null;
}

/** The files of one case that nobody has taken out, in the order they came. */
export async function listCaseFiles(tx: Tx, orgId: string, caseId: string): Promise<CaseFileRow[]> {
  return tx
    .selectFrom('case_file')
    .select(['file_id', 'role'])
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('file_id')
    .execute();
}

/** False when the file is in another case. One that was taken out before comes back. */
export async function putIntoCase(
  tx: Tx,
  orgId: string,
  { caseId, fileId }: { caseId: string; fileId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('case_file')
    .values({ org_id: orgId, case_id: caseId, file_id: fileId })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'org_id', 'file_id'])
        .doUpdateSet({ case_id: caseId, removed_at: null })
        .where((eb) =>
          eb.or([eb('case_file.case_id', '=', caseId), eb('case_file.removed_at', 'is not', null)]),
        ),
    )
    .returning('file_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts what came out of archives where the archives are: of these files those that came out of one, and of these
 * archives all that came out. What was taken out of the case stays out.
 */
export async function putUnpacked(tx: Tx, orgId: string, fileIds: readonly string[]): Promise<void> {
  await tx
    .insertInto('case_file')
    .columns(['org_id', 'case_id', 'file_id'])
    .expression((eb) =>
      eb
        .selectFrom('file')
        .innerJoin('case_file as archive', (join) =>
          join
            .onRef('archive.bucket', '=', 'file.bucket')
            .onRef('archive.org_id', '=', 'file.org_id')
            .onRef('archive.file_id', '=', 'file.from_archive'),
        )
        .select(['archive.org_id', 'archive.case_id', 'file.id'])
        .where('file.org_id', '=', orgId)
        .where('file.removed_at', 'is', null)
        .where('archive.removed_at', 'is', null)
        .where((or) =>
          or.or([or('file.id', 'in', [...fileIds]), or('file.from_archive', 'in', [...fileIds])]),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The case a file is in, or else the case of the archive it came out of; also of a file that has just been given up. */
export async function findCaseOfFile(tx: Tx, orgId: string, fileId: string): Promise<string | undefined> {
  const archive = await findArchiveOf(tx, orgId, fileId);
  const rows = await tx
    .selectFrom('case_file')
    .select(['case_id', 'file_id'])
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('file_id', 'in', archive === null ? [fileId] : [fileId, archive])
    .where('removed_at', 'is', null)
    .execute();
  return (rows.find(({ file_id }) => file_id === fileId) ?? rows[0])?.case_id;
}

async function findArchiveOf(tx: Tx, orgId: string, fileId: string): Promise<string | null> {
  const file = await tx
    .selectFrom('file')
    .select('from_archive')
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('id', '=', fileId)
    .executeTakeFirst();
  return file?.from_archive ?? null;
}

/** What somebody said a file of a case shows; null when nobody did. */
export async function findRole(
  tx: Tx,
  orgId: string,
  { caseId, fileId }: { caseId: string; fileId: string },
): Promise<string | null> {
  const file = await tx
    .selectFrom('case_file')
    .select('role')
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('case_id', '=', caseId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return file?.role ?? null;
}

/** False when the case has no such file. */
export function saveRole(
  tx: Tx,
  orgId: string,
  file: { caseId: string; fileId: string; role: ScanRole },
): Promise<boolean> {
  return change(tx, orgId, file, { role: file.role });
}

/** Takes a file out; 30 days later a sweep of files finds it unused. False when the case has no such file. */
export function takeOut(tx: Tx, orgId: string, file: { caseId: string; fileId: string }): Promise<boolean> {
  return change(tx, orgId, file, { removed_at: sql<Date>`app_now()` });
}

/** The reverse, for as long as no sweep may have taken the file. True also for one that is in the case. */
export async function takeBack(
  tx: Tx,
  orgId: string,
  { caseId, fileId }: { caseId: string; fileId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('case_file')
    .set({ removed_at: null })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('case_id', '=', caseId)
    .where('file_id', '=', fileId)
    .where((eb) => eb.or([eb('removed_at', 'is', null), eb('removed_at', '>', RESTORABLE_SINCE)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function change(
  tx: Tx,
  orgId: string,
  { caseId, fileId }: { caseId: string; fileId: string },
  set: { role: ScanRole } | { removed_at: ReturnType<typeof sql<Date>> },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('case_file')
    .set(set)
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('case_id', '=', caseId)
    .where('file_id', '=', fileId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
