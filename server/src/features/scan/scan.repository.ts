import type { ArchiveFacts, ScanFacts } from '@archway/contract/scan/model';
import type { ScanProblem, ScanRole, ScanStep } from '@archway/rules/scans';
import { sql, type Selectable, type Updateable } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Schema, Tx } from '../../platform/db/database.ts';

export type ScanRow = Selectable<Schema['scan']>;

/** One worker's go at a file. A run that was overtaken by a later one changes nothing any more. */
export interface Run {
  orgId: string;
  fileId: string;
  run: number;
}

/** What workers have made of these files, by the file's id. */
export async function scansOf(
  tx: Tx,
  orgId: string,
  fileIds: readonly string[],
): Promise<Map<string, ScanRow>> {
  if (fileIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('scan')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('file_id', 'in', fileIds)
    .execute();
  return new Map(rows.map((row) => [row.file_id, row]));
}

/** Notes that a file waits for a worker. Nothing is said about one that has been looked at before. */
export async function noteWaiting(tx: Tx, orgId: string, fileId: string): Promise<boolean> {
  const row = await tx
    .insertInto('scan')
    .values({ org_id: orgId, file_id: fileId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins a run, and by that ends every earlier one. Nothing for a file that has come to its end. */
export async function claimRun(tx: Tx, orgId: string, fileId: string): Promise<Run | undefined> {
  const row = await tx
    .insertInto('scan')
    .values({ org_id: orgId, file_id: fileId, run: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'org_id', 'file_id'])
        .doUpdateSet({ run: sql`scan.run + 1`, updated_at: sql`app_now()` })
        .where('scan.step', 'not in', ['done', 'failed']),
    )
    .returning('run')
    .executeTakeFirst();
  return row && { orgId, fileId, run: row.run };
}

/** False when the run was overtaken. Otherwise the row is locked until the transaction ends. */
export async function holdRun(tx: Tx, run: Run): Promise<boolean> {
  return changeRun(tx, run, {});
}

export async function setStep(tx: Tx, run: Run, step: ScanStep): Promise<boolean> {
  return changeRun(tx, run, { step });
}

export async function failRun(tx: Tx, run: Run, problem: ScanProblem): Promise<boolean> {
  return changeRun(tx, run, { step: 'failed', problem });
}

export interface MadeOfScan {
  facts: ScanFacts;
  role: ScanRole;
  roleIsSure: boolean;
  preview: MadeFile & { triangles: number };
  full: MadeFile & { triangles: number };
  thumbnail: MadeFile;
}
export interface MadeFile {
  key: string;
  bytes: number;
}

export async function finishScan(tx: Tx, run: Run, made: MadeOfScan): Promise<boolean> {
  const { facts, role, roleIsSure, preview, full, thumbnail } = made;
  return changeRun(tx, run, {
    step: 'done',
    facts: JSON.stringify(facts),
    role,
    role_is_sure: roleIsSure,
    preview_key: preview.key,
    preview_bytes: preview.bytes,
    preview_triangles: preview.triangles,
    full_key: full.key,
    full_bytes: full.bytes,
    full_triangles: full.triangles,
    thumbnail_key: thumbnail.key,
  });
}

/** Processed before the borders of holes were kept. */
export async function lacksBorders(tx: Tx, orgId: string, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('scan')
    .select('facts')
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('file_id', '=', fileId)
    .where('step', '=', 'done')
    .executeTakeFirst();
  const facts = row?.facts;
  return typeof facts === 'object' && facts !== null && 'triangles' in facts && !('holeBorders' in facts);
}

/** Adds to what is known of a scan that lacks its hole borders; false when another run did. */
export async function addFacts(
  tx: Tx,
  orgId: string,
  fileId: string,
  facts: Partial<ScanFacts> & Pick<ScanFacts, 'holeBorders'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('scan')
    .set({ facts: sql`facts || ${JSON.stringify(facts)}::jsonb`, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('file_id', '=', fileId)
    .where('step', '=', 'done')
    .where(sql<boolean>`not jsonb_exists(facts, 'holeBorders')`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function finishArchive(tx: Tx, run: Run, facts: ArchiveFacts): Promise<boolean> {
  return changeRun(tx, run, { step: 'done', facts: JSON.stringify(facts) });
}

async function changeRun(
  tx: Tx,
  { orgId, fileId, run }: Run,
  to: Updateable<Schema['scan']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('scan')
    .set({ ...to, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('file_id', '=', fileId)
    .where('run', '=', run)
    .where('step', 'not in', ['done', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
