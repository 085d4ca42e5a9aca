import type { View } from '@archway/contract/view/model';
import type { ViewList } from '@archway/rules/views';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

export type ViewRow = Selectable<Schema['saved_view']>;

type Owner = Pick<Caller, 'orgId' | 'userCode'>;

/** The member's own views of a list and those that colleagues share, in the order they were made. */
export async function listViewsFor(tx: Tx, { orgId, userCode }: Owner, list: ViewList): Promise<ViewRow[]> {
  return tx
    .selectFrom('saved_view')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('list', '=', list)
    .where((eb) => eb.or([eb('owner_code', '=', userCode), eb('is_shared', '=', true)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface ViewValues {
  list: ViewList;
  name: string;
  is_shared: boolean;
  settings: View['settings'];
}

export async function insertView(
  tx: Tx,
  { orgId, userCode }: Owner,
  { settings, ...values }: ViewValues,
): Promise<ViewRow> {
  return tx
    .insertInto('saved_view')
    .values({
      org_id: orgId,
      id: uuidv7(),
      owner_code: userCode,
      settings: JSON.stringify(settings),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Nothing when the member has no such view. */
export async function updateView(
  tx: Tx,
  { orgId, userCode }: Owner,
  id: string,
  { settings, ...values }: ViewValues,
): Promise<ViewRow | undefined> {
  return (
    tx
      .updateTable('saved_view')
      .set({ ...values, settings: JSON.stringify(settings), updated_at: sql`app_now()` })
      .where('org_id', '=', orgId)
      .where('owner_code', '=', userCode)
      .where('id', '=', id)
      // A view stays with its list.
      .where('list', '=', values.list)
      .returningAll()
      .executeTakeFirst()
  );
}

export async function deleteView(
  tx: Tx,
  { orgId, userCode }: Owner,
  id: string,
): Promise<ViewRow | undefined> {
  return tx
    .deleteFrom('saved_view')
    .where('org_id', '=', orgId)
    .where('owner_code', '=', userCode)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Two saves of one member wait for each other here, so that neither makes the one too many. */
export async function countViewsAlone(tx: Tx, { orgId, userCode }: Owner): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${orgId} ${userCode}`}, 0))`.execute(
    tx,
  );
  const { views } = await tx
    .selectFrom('saved_view')
    .select(sql<number>`count(*)::integer`.as('views'))
    .where('org_id', '=', orgId)
    .where('owner_code', '=', userCode)
    .executeTakeFirstOrThrow();
  return views;
}
