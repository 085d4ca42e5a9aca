import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { cursorTime, isAfter, NEWEST_FIRST, type PageWanted } from '../../platform/db/page.ts';

/** The dentists of one clinic, and no others. */
function dentistsOf(tx: Tx, orgId: string) {
  return tx.selectFrom('dentist').where('dentist.org_id', '=', orgId);
}

function found(tx: Tx, orgId: string, keyword: string) {
  const dentists = dentistsOf(tx, orgId);
  if (keyword === '') return dentists;
  return dentists.where(sql<boolean>`strpos(lower(name), lower(${keyword})) > 0`);
}

/** One page, newest first, and one row more than asked for when there is a next page. */
export async function listDentists(tx: Tx, orgId: string, { keyword, size, after, skip }: PageWanted) {
  const dentists = found(tx, orgId, keyword);
  return (after === null ? dentists : dentists.where(isAfter(after)))
    .selectAll('dentist')
    .select(cursorTime)
    .orderBy(NEWEST_FIRST)
    .limit(size + 1)
    .offset(skip)
    .execute();
}
export type DentistRow = Omit<Awaited<ReturnType<typeof listDentists>>[number], 'cursor_time'>;

export async function countDentists(tx: Tx, orgId: string, keyword: string): Promise<number> {
  const { total } = await found(tx, orgId, keyword)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Locked until the transaction ends, so that two changes of one dentist do not mix. */
export async function lockDentist(tx: Tx, orgId: string, id: string): Promise<DentistRow | undefined> {
  return dentistsOf(tx, orgId)
    .selectAll('dentist')
    .where('dentist.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Nothing when another dentist has the name; the transaction is then good for nothing more. */
export function insertDentist(tx: Tx, orgId: string, name: string): Promise<DentistRow | undefined> {
  return unlessTaken(
    'dentist_name',
    tx
      .insertInto('dentist')
      .values({ org_id: orgId, id: uuidv7(), name })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

export function renameDentist(
  tx: Tx,
  orgId: string,
  { id, name }: { id: string; name: string },
): Promise<DentistRow | undefined> {
  return unlessTaken(
    'dentist_name',
    tx
      .updateTable('dentist')
      .set({ name, updated_at: sql`app_now()` })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

async function unlessTaken<T>(constraint: string, saving: Promise<T>): Promise<T | undefined> {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, constraint)) return undefined;
    throw error;
  }
}

export async function deleteDentists(tx: Tx, orgId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('dentist')
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numDeletedRows);
}
