import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export interface FoundAccount {
  org_id: string;
  user_code: string;
  password_hash: string | null;
  activation: number;
  email: string;
  language: string;
  email_verified: boolean;
}

/** By account name or e-mail address, before any organization is known. */
export async function findAccount(db: Database | Tx, name: string): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`select * from find_account(${name})`.execute(db);
  return rows[0];
}
