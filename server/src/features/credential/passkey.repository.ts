import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Owner } from './owner.ts';

export interface FoundPasskey {
  org_id: string;
  id: string;
  user_code: string;
}

/** By what the device calls it, before any organization is known. */
export async function findPasskey(
  db: Database | Tx,
  credentialId: string,
): Promise<FoundPasskey | undefined> {
  const { rows } = await sql<FoundPasskey>`select * from find_passkey(${credentialId})`.execute(db);
  return rows[0];
}

/** The passkeys of one member. */
function passkeysOf(tx: Tx, { orgId, userCode }: Owner) {
  return tx.selectFrom('passkey').where('org_id', '=', orgId).where('user_code', '=', userCode);
}

export async function listPasskeys(tx: Tx, owner: Owner) {
  return passkeysOf(tx, owner)
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Locked until the transaction ends, so that of two answers at once the second meets the first one's count. */
export async function lockPasskey(tx: Tx, owner: Owner, id: string) {
  return passkeysOf(tx, owner)
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedPasskey = NonNullable<Awaited<ReturnType<typeof lockPasskey>>>;

export interface NewPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

/** Its id; nothing when somebody of the site has it already, and the transaction is then good for nothing more. */
export async function insertPasskey(
  tx: Tx,
  { orgId, userCode }: Owner,
  { credentialId, publicKey, counter, transports, name }: NewPasskey,
): Promise<string | undefined> {
  const id = uuidv7();
  const row = {
    org_id: orgId,
    id,
    user_code: userCode,
    credential_id: credentialId,
    public_key: publicKey,
    counter: String(counter),
    transports,
    name,
  };
  try {
    await tx.insertInto('passkey').values(row).execute();
    return id;
  } catch (error) {
    if (isUniqueViolation(error, 'passkey_credential')) return undefined;
    throw error;
  }
}

export async function notePasskeyUse(tx: Tx, orgId: string, id: string, counter: number): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ counter: String(counter), last_used_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

export async function deletePasskey(tx: Tx, { orgId, userCode }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deletePasskeysSince(tx: Tx, { orgId, userCode }: Owner, moment: Date): Promise<void> {
  await tx
    .deleteFrom('passkey')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('created_at', '>=', moment)
    .execute();
}

export async function deletePasskeys(tx: Tx, { orgId, userCode }: Owner): Promise<void> {
  await tx.deleteFrom('passkey').where('org_id', '=', orgId).where('user_code', '=', userCode).execute();
}

/** The owner has looked through them. */
export async function endPasskeyReview(tx: Tx, { orgId, userCode }: Owner): Promise<void> {
  await tx
    .updateTable('member')
    .set({ review_passkeys: false })
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
}
