import { PARTNER_CODE_DAYS } from '@archway/rules/partner/codes';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';

export type PartnerCodeRow = Selectable<Schema['partner_code']>;

/** The codes of one organization that still work. Every query of this file starts here. */
function liveCodesOf(tx: Tx, orgId: string) {
  return tx
    .selectFrom('partner_code')
    .where('partner_code.org_id', '=', orgId)
    .where('partner_code.used_at', 'is', null)
    .where('partner_code.withdrawn_at', 'is', null)
    .where('partner_code.expires_at', '>', sql<Date>`app_now()`);
}

export async function listLiveCodes(tx: Tx, orgId: string): Promise<PartnerCodeRow[]> {
  return liveCodesOf(tx, orgId)
    .selectAll('partner_code')
    .orderBy('partner_code.made_at', 'desc')
    .orderBy('partner_code.id', 'desc')
    .execute();
}

/** Two who make a code at once wait for each other here, so that neither makes the one too many. */
export async function countLiveCodesAlone(tx: Tx, orgId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`partner codes of ${orgId}`}, 0))`.execute(tx);
  const { codes } = await liveCodesOf(tx, orgId)
    .select(sql<number>`count(*)::integer`.as('codes'))
    .executeTakeFirstOrThrow();
  return codes;
}

export async function insertCode(
  tx: Tx,
  orgId: string,
  { hash, madeBy }: { hash: Buffer; madeBy: string },
): Promise<PartnerCodeRow> {
  return tx
    .insertInto('partner_code')
    .values({
      org_id: orgId,
      id: uuidv7(),
      hash,
      made_by: madeBy,
      expires_at: sql`app_now() + make_interval(days => ${PARTNER_CODE_DAYS})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False when there is no such code that still works. */
export async function withdrawCode(tx: Tx, orgId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partner_code')
    .set({ withdrawn_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
