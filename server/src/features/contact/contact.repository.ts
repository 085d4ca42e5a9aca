import { CONTACT_VERIFICATION_DAYS } from '@archway/contract/contact/model';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isFound } from '../../platform/list/search.ts';
import type { ListSpec } from '../../platform/list/sort.ts';

/** The contacts of one organization, and no others. Every query of this file starts here. */
function contactsOf(tx: Tx, orgId: string) {
  return tx.selectFrom('contact').where('contact.org_id', '=', orgId);
}

/** What the list of contacts can be sorted by. */
export const CONTACT_LIST: ListSpec = {
  id: 'contact.id',
  sorts: {
    createdAt: { column: 'contact.created_at', is: 'time' },
    userName: { column: 'contact.user_name', is: 'text' },
  },
};

export function findContacts(tx: Tx, orgId: string, keyword = '') {
  const contacts = contactsOf(tx, orgId).selectAll('contact');
  return keyword === '' ? contacts : contacts.where(isFound({ table: 'contact', id: 'id', orgId }, keyword));
}
export type ContactRow = Selectable<Schema['contact']>;

export interface ContactWish {
  userName: string;
  email: string;
}

/** The contact as it is now, locked until the transaction ends, and whether a mailed code still works. */
export async function lockContact(tx: Tx, orgId: string, id: string) {
  return contactsOf(tx, orgId)
    .selectAll('contact')
    .select(sql<boolean>`coalesce(verify_until > app_now(), false)`.as('is_asked'))
    .where('contact.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Nothing when another contact has the address; the transaction is then good for nothing more. */
export function insertContact(
  tx: Tx,
  orgId: string,
  { userName, email }: ContactWish,
): Promise<ContactRow | undefined> {
  return unlessTaken(
    tx
      .insertInto('contact')
      .values({ org_id: orgId, id: uuidv7(), user_name: userName, email })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

export function updateContact(
  tx: Tx,
  orgId: string,
  { id, userName, email, isNewAddress }: ContactWish & { id: string; isNewAddress: boolean },
): Promise<ContactRow | undefined> {
  return unlessTaken(
    tx
      .updateTable('contact')
      .set({
        user_name: userName,
        email,
        updated_at: sql`app_now()`,
        ...(isNewAddress ? { verified_at: null, verify_hash: null, verify_until: null } : {}),
      })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

async function unlessTaken(saving: Promise<ContactRow>): Promise<ContactRow | undefined> {
  try {
    return await saving;
  } catch (error) {
    if (isUniqueViolation(error, 'contact_email')) return undefined;
    throw error;
  }
}

/** A newer code replaces the older one; only its hash is kept. */
export async function saveVerifyHash(tx: Tx, orgId: string, id: string, hash: Buffer): Promise<void> {
  await tx
    .updateTable('contact')
    .set({
      verify_hash: hash,
      verify_until: sql`app_now() + make_interval(days => ${CONTACT_VERIFICATION_DAYS})`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

/** Whose contact a code is about, before the organization is known. */
export async function findContactLink(
  tx: Tx,
  hash: Buffer,
): Promise<{ orgId: string; id: string } | undefined> {
  const { rows } = await sql<{
    org_id: string;
    id: string;
  }>`select * from find_contact_link(${hash})`.execute(tx);
  const [row] = rows;
  return row && { orgId: row.org_id, id: row.id };
}

/** Uses the code up. Of many at once exactly one gets true. */
export async function verifyByHash(tx: Tx, orgId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contact')
    .set({ verified_at: sql`app_now()`, verify_hash: null, verify_until: null, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('verify_hash', '=', hash)
    .where('verify_until', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteContacts(tx: Tx, orgId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('contact')
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Those of these contacts that there are, by name. */
export async function readContacts(tx: Tx, orgId: string, ids: readonly string[]): Promise<ContactRow[]> {
  if (ids.length === 0) return [];
  return contactsOf(tx, orgId)
    .selectAll('contact')
    .where('contact.id', 'in', [...ids])
    .orderBy('contact.user_name')
    .orderBy('contact.id')
    .execute();
}
