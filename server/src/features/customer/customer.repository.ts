import { sql, type Selectable } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

export type NoteRow = Selectable<Schema['customer_note']>;

/** What the lab has noted about a clinic; nothing before the first note. */
export async function findNote(tx: Tx, lab: string, clinic: string): Promise<NoteRow | undefined> {
  return tx
    .selectFrom('customer_note')
    .selectAll()
    .where('org_id', '=', lab)
    .where('bucket', '=', bucketOf(lab))
    .where('clinic', '=', clinic)
    .executeTakeFirst();
}

/** Nothing when the note is of another version by now: of two saves at once the first stands. */
export async function saveNote(
  tx: Tx,
  { orgId, userCode }: Pick<Caller, 'orgId' | 'userCode'>,
  { clinic, version, text }: { clinic: string; version: number; text: string },
): Promise<NoteRow | undefined> {
  if (version === 0)
    return tx
      .insertInto('customer_note')
      .values({ org_id: orgId, clinic, text, saved_by: userCode })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  return tx
    .updateTable('customer_note')
    .set({ text, saved_by: userCode, version: sql`version + 1`, saved_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('clinic', '=', clinic)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export async function listContactIds(tx: Tx, lab: string, clinic: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('customer_contact')
    .select('contact_id')
    .where('org_id', '=', lab)
    .where('bucket', '=', bucketOf(lab))
    .where('clinic', '=', clinic)
    .execute();
  return rows.map(({ contact_id }) => contact_id);
}

export async function linkContact(tx: Tx, lab: string, clinic: string, contactId: string): Promise<void> {
  await tx
    .insertInto('customer_contact')
    .values({ org_id: lab, clinic, contact_id: contactId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unlinkContact(tx: Tx, lab: string, clinic: string, contactId: string): Promise<void> {
  await tx
    .deleteFrom('customer_contact')
    .where('org_id', '=', lab)
    .where('bucket', '=', bucketOf(lab))
    .where('clinic', '=', clinic)
    .where('contact_id', '=', contactId)
    .execute();
}
