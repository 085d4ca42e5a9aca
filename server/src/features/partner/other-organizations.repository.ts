import type { PartnerCard } from '@archway/contract/partner/model';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/**
 * What one organization learns of another one it has no row with: through functions that tell a name, a place and a
 * certificate, of those that are in the directory or have given a code.
 */

interface Found {
  org_id: string;
  card: PartnerCard;
}

/** Of what is asked for, whatever is left out is anything. */
export interface DirectoryQuestion {
  keyword?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  certified?: boolean | undefined;
}

export const DIRECTORY_PAGE = 20;
const FIRST = { value: '', id: '00000000-0000-0000-0000-000000000000' };

/** One more than a page, which tells whether there is another. */
export async function findListed(
  tx: Tx,
  { keyword = '', city = '', country = '', certified = false }: DirectoryQuestion,
  after: { value: string; id: string } = FIRST,
): Promise<Found[]> {
  const { rows } = await sql<Found>`select org_id, card from find_listed(
    ${keyword}, ${city}, ${country}, ${certified}, ${after.value}, ${after.id}, null)`.execute(tx);
  return rows;
}

/** Nothing for one that nobody may ask. */
export async function cardOfListed(tx: Tx, orgId: string): Promise<PartnerCard | null> {
  const { rows } = await sql<Found>`select org_id, card from find_listed(
    '', '', '', false, ${FIRST.value}, ${FIRST.id}, ${orgId})`.execute(tx);
  return rows[0]?.card ?? null;
}

export async function findByCode(tx: Tx, hash: Buffer): Promise<(Found & { type: number }) | undefined> {
  const { rows } = await sql<
    Found & { type: number }
  >`select org_id, type, card from find_partner_code(${hash})`.execute(tx);
  return rows[0];
}

/** Uses it up for the organization that acts. Of many at once exactly one gets an answer. */
export async function useCode(tx: Tx, hash: Buffer): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select org_id, card from use_partner_code(${hash})`.execute(tx);
  return rows[0];
}
