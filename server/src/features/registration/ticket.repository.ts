import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

/** The tickets of registrations, which are the site's. */
function tickets(tx: Tx) {
  return tx.selectFrom('registration_ticket').where('org_id', '=', SITE_ORG_ID);
}

export async function insertTicket(tx: Tx, hash: Buffer): Promise<void> {
  await tx
    .insertInto('registration_ticket')
    .values({ org_id: SITE_ORG_ID, hash, expires_at: sql`app_now() + interval '2 hours'` })
    .execute();
}

/** Whether the ticket still holds. Locked until the transaction ends, so that its files are counted one by one. */
export async function lockTicket(tx: Tx, hash: Buffer): Promise<boolean> {
  const row = await tickets(tx)
    .select('hash')
    .where('hash', '=', hash)
    .where(sql<boolean>`expires_at > app_now()`)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
