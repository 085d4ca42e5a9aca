import { sql, type Insertable, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isClinic, type OrderCaller } from './order.repository.ts';

export type RevisionRow = Selectable<Schema['order_revision']>;
export type NewRevision = Omit<Insertable<Schema['order_revision']>, 'id' | 'org_id' | 'bucket'>;

export async function insertRevision(tx: Tx, orgId: string, revision: NewRevision): Promise<void> {
  await tx
    .insertInto('order_revision')
    .values({ org_id: orgId, id: uuidv7(), ...revision })
    .execute();
}

/** What was sent, of an order that the caller may see. */
export async function findRevision(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  { orderId, revision }: { orderId: string; revision: number },
): Promise<RevisionRow | undefined> {
  const { orgId } = caller;
  const revisions = isClinic(caller)
    ? tx.selectFrom('order_revision').where('order_revision.org_id', '=', orgId)
    : tx.selectFrom('order_revision').where('order_revision.counterpart', '=', orgId);
  return revisions
    .selectAll()
    .where('order_revision.order_id', '=', orderId)
    .where('order_revision.revision', '=', revision)
    .executeTakeFirst();
}

/** What was sent last of some orders, by order. */
export async function listRevisions(
  tx: Tx,
  caller: Pick<OrderCaller, 'orgId' | 'orgType'>,
  orders: readonly { id: string; revision: number }[],
): Promise<Map<string, RevisionRow>> {
  if (orders.length === 0) return new Map();
  const { orgId } = caller;
  const revisions = isClinic(caller)
    ? tx.selectFrom('order_revision').where('order_revision.org_id', '=', orgId)
    : tx.selectFrom('order_revision').where('order_revision.counterpart', '=', orgId);
  const rows = await revisions
    .selectAll()
    .where(
      'order_revision.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const newest = new Map(orders.map(({ id, revision }) => [id, revision]));
  return new Map(
    rows.filter((row) => row.revision === newest.get(row.order_id)).map((row) => [row.order_id, row]),
  );
}

/** The first time a lab has seen it; false when it has before. */
export async function markOpened(
  tx: Tx,
  lab: string,
  { orderId, revision, byName }: { orderId: string; revision: number; byName: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_revision')
    .set({ opened_at: sql`app_now()`, opened_by_name: byName })
    .where('counterpart', '=', lab)
    .where('order_id', '=', orderId)
    .where('revision', '=', revision)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface NewConsent {
  orderId: string;
  revision: number;
  textVersion: string;
  language: string;
  givenBy: string;
  address: string;
}

/** Who warranted that the patient has agreed. */
export async function keepConsent(tx: Tx, orgId: string, consent: NewConsent): Promise<void> {
  await tx
    .insertInto('order_consent')
    .values({
      org_id: orgId,
      id: uuidv7(),
      order_id: consent.orderId,
      revision: consent.revision,
      text_version: consent.textVersion,
      language: consent.language,
      given_by: consent.givenBy,
      address: consent.address,
    })
    .execute();
}
