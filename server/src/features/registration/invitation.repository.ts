import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

export interface FoundInvitation {
  org_id: string;
  invitation_id: string;
  email: string;
  /** It can still be followed: neither used, replaced, canceled nor over. */
  works: boolean;
}

export async function findInvitation(tx: Tx, hash: Buffer): Promise<FoundInvitation | undefined> {
  const { rows } =
    await sql<FoundInvitation>`select org_id, invitation_id, email, works from find_partner_invitation(${hash})`.execute(
      tx,
    );
  return rows[0];
}

/** The kind of organization whose live code this is. */
export async function findTypeOfCode(tx: Tx, hash: Buffer): Promise<number | undefined> {
  const { rows } = await sql<{ type: number }>`select type from find_partner_code(${hash})`.execute(tx);
  return rows[0]?.type;
}
