import type { MarkShape } from '@archway/contract/mark/model';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';

export type MarkRow = Selectable<Schema['case_mark']>;

/** Which mark is meant: of a case that the caller may see. */
export interface MarkWanted {
  caseId: string;
  markId: string;
}

/** What nobody has taken away, oldest first. */
export async function listMarks(tx: Tx, orgId: string, caseId: string): Promise<MarkRow[]> {
  return tx
    .selectFrom('case_mark')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Also those that were taken away, until they are swept: each takes its room. */
export async function countMarks(tx: Tx, orgId: string, caseId: string): Promise<number> {
  const { marks } = await tx
    .selectFrom('case_mark')
    .select(sql<number>`count(*)::integer`.as('marks'))
    .where('org_id', '=', orgId)
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return marks;
}

/** Also one that was taken away. */
export async function findMark(
  tx: Tx,
  orgId: string,
  { caseId, markId }: MarkWanted,
): Promise<MarkRow | undefined> {
  return tx
    .selectFrom('case_mark')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('case_id', '=', caseId)
    .where('id', '=', markId)
    .executeTakeFirst();
}

export async function findShown(tx: Tx, orgId: string, wanted: MarkWanted): Promise<MarkRow | undefined> {
  const row = await findMark(tx, orgId, wanted);
  return row?.removed_at === null ? row : undefined;
}

export async function insertMark(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
  { caseId, shape }: { caseId: string; shape: MarkShape },
): Promise<MarkRow> {
  return tx
    .insertInto('case_mark')
    .values({
      org_id: orgId,
      id: uuidv7(),
      case_id: caseId,
      shape: JSON.stringify(shape),
      created_by: userCode,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of a case that is locked, as all below. */
export function saveShape(
  tx: Tx,
  { org_id, id }: MarkRow,
  { shape, editedBy }: { shape: MarkShape; editedBy: string },
): Promise<MarkRow> {
  const now = sql<Date>`app_now()`;
  const set = { shape: JSON.stringify(shape), updated_at: now, edited_by: editedBy, edited_at: now };
  return change(tx, org_id, id, set);
}

export function takeAway(tx: Tx, { org_id, id }: MarkRow): Promise<MarkRow> {
  return change(tx, org_id, id, { removed_at: sql<Date>`app_now()` });
}

export function bringBack(tx: Tx, { org_id, id }: MarkRow): Promise<MarkRow> {
  return change(tx, org_id, id, { removed_at: null });
}

type Now = ReturnType<typeof sql<Date>>;

async function change(
  tx: Tx,
  orgId: string,
  markId: string,
  set: { shape: string; updated_at: Now; edited_by: string; edited_at: Now } | { removed_at: Now | null },
): Promise<MarkRow> {
  return tx
    .updateTable('case_mark')
    .set(set)
    .where('org_id', '=', orgId)
    .where('id', '=', markId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
