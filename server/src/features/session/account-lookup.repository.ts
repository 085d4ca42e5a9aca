import { canBeAccount } from '@archway/rules/account-names';
import { languageOf, type Language } from '@archway/rules/languages';
import { sql } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
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

/** In the place of a name that no account can have, so that looking for it takes as long. */
const NO_NAME = ' ';

/** By account name or e-mail address, before any organization is known. */
export async function findAccount(db: Database | Tx, name: string): Promise<FoundAccount | undefined> {
  const { rows } =
    await sql<FoundAccount>`select * from find_account(${canBeAccount(name) ? name : NO_NAME})`.execute(db);
  return rows[0];
}

/** Whether an address is somebody else's: they have it, or gave it up so lately that they may take it back. */
export async function isAddressTaken(tx: Tx, email: string, userCode?: string): Promise<boolean> {
  const holder = (await findAccount(tx, email))?.user_code;
  if (holder !== undefined && holder !== userCode) return true;
  const { rows } = await sql<{ by: string | null }>`select address_reserved_by(${email}) as by`.execute(tx);
  const by = rows[0]?.by ?? null;
  return by !== null && by !== userCode;
}

/**
 * The account as it is now and stays until the transaction ends: a session may be opened beside no change of it.
 * Whoever disables it or changes its password waits, and then ends the new session with the others.
 */
export async function holdAccount(tx: Tx, { orgId, userCode }: { orgId: string; userCode: string }) {
  return tx
    .selectFrom('member')
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.bucket', '=', 'member.bucket')
        .onRef('organization.org_id', '=', 'member.org_id'),
    )
    .select([
      'member.activation',
      'member.email_verified',
      'member.password_hash',
      'member.second_step_since',
      'organization.status as org_status',
    ])
    .where('member.org_id', '=', orgId)
    .where('member.user_code', '=', userCode)
    .forShare('member')
    .executeTakeFirstOrThrow();
}

/** Where a member reads about the account itself, and in which language. */
export async function findMailbox(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
): Promise<{ email: string; language: Language }> {
  const { email, language } = await tx
    .selectFrom('member')
    .select(['email', 'language'])
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('user_code', '=', userCode)
    .executeTakeFirstOrThrow();
  return { email, language: languageOf(language) };
}
