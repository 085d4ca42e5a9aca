import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isFound } from '../../platform/list/search.ts';
import type { ListSpec } from '../../platform/list/sort.ts';

/** The dentists of one clinic, and no others. */
function dentistsOf(tx: Tx, orgId: string) {
  return tx.selectFrom('dentist').where('dentist.org_id', '=', orgId);
}

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
