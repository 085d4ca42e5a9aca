import { sql, type RawBuilder, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isFound } from '../../platform/list/search.ts';
import type { ListSpec } from '../../platform/list/sort.ts';

/** The dentists of one clinic who have not left, and no others. */
function dentistsOf(tx: Tx, orgId: string) {
  return tx.selectFrom('dentist').where('dentist.org_id', '=', orgId).where('dentist.left_at', 'is', null);
}

/** Whether a case may be for this dentist. */
export async function isOffered(tx: Tx, orgId: string, id: string): Promise<boolean> {
  const row = await dentistsOf(tx, orgId)
    .select('dentist.id')
    .where('dentist.id', '=', id)
    // Nobody removes a dentist while a case is given to them.
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the clinic has named any. */
export async function hasDentist(tx: Tx, orgId: string): Promise<boolean> {
  const row = await dentistsOf(tx, orgId)
    .select('dentist.id')
    .where('dentist.bucket', '=', sql<number>`org_bucket(${orgId})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** By id, of those too who have left. */
export async function namesOfDentists(
  tx: Tx,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('dentist')
    .select(['id', 'name'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The name of the dentist in a column, for statements of other features. */
export const dentistNameIn = (column: string, orgId: string): RawBuilder<string | null> =>
  sql<string | null>`(select named.name from dentist named
    where named.org_id = ${orgId} and named.bucket = org_bucket(${orgId}) and named.id = ${sql.ref(column)})`;

/** What the list of dentists can be sorted by. */
export const DENTIST_LIST: ListSpec = {
  id: 'dentist.id',
  sorts: {
    createdAt: { column: 'dentist.created_at', is: 'time' },
    name: { column: 'dentist.name', is: 'text' },
  },
};

export function findDentists(tx: Tx, orgId: string, keyword = '') {
  const dentists = dentistsOf(tx, orgId).selectAll('dentist');
  return keyword === '' ? dentists : dentists.where(isFound({ table: 'dentist', id: 'id', orgId }, keyword));
}
export type DentistRow = Selectable<Schema['dentist']>;

/** Locked until the transaction ends, so that two changes of one dentist do not mix. */
export async function lockDentist(tx: Tx, orgId: string, id: string): Promise<DentistRow | undefined> {
  return dentistsOf(tx, orgId)
    .selectAll('dentist')
    .where('dentist.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface DentistChange {
  name: string;
  registration_number?: string;
}

/** Nothing when another dentist has the name; the transaction is then good for nothing more. */
export function insertDentist(
  tx: Tx,
  orgId: string,
  dentist: DentistChange,
): Promise<DentistRow | undefined> {
  return unlessTaken(
    'dentist_name',
    tx
      .insertInto('dentist')
      .values({ org_id: orgId, id: uuidv7(), ...dentist })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

export function saveDentist(
  tx: Tx,
  orgId: string,
  { id, ...change }: DentistChange & { id: string },
): Promise<DentistRow | undefined> {
  return unlessTaken(
    'dentist_name',
    tx
      .updateTable('dentist')
      .set({ ...change, updated_at: sql`app_now()` })
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

/** One who has cases is marked as left: the name stays there. Answers how many are offered no more. */
export async function removeDentists(tx: Tx, orgId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    removed: number;
  }>`select remove_dentists(${orgId}, ${[...ids]}::uuid[]) as removed`.execute(tx);
  return rows[0]?.removed ?? 0;
}
