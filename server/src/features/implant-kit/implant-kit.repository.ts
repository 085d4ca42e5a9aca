import type { ImplantKit } from '@archway/rules/treatment/prescription';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

export type ImplantKitRow = Selectable<Schema['implant_kit']>;

const kitsOf = (tx: Tx, orgId: string) =>
  tx
    .selectFrom('implant_kit')
    .where('org_id', '=', orgId)
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`);

/** All of a clinic, in the order they were added. */
export async function listKits(tx: Tx, orgId: string): Promise<ImplantKitRow[]> {
  return kitsOf(tx, orgId).selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Two saves of one clinic wait for each other here, so that neither adds a kit twice or the one too many. */
export async function lockKits(tx: Tx, orgId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`implant kits of ${orgId}`}, 0))`.execute(tx);
}

/** The clinic's kit that is the same but for case and spaces, as the unique index compares. */
export async function findSameKit(
  tx: Tx,
  orgId: string,
  { manufacturer, system, diameter }: ImplantKit,
): Promise<ImplantKitRow | undefined> {
  return kitsOf(tx, orgId)
    .selectAll()
    .where(folded(sql.ref('manufacturer')), '=', folded(sql`${manufacturer}`))
    .where(folded(sql.ref('system')), '=', folded(sql`${system}`))
    .where('diameter', '=', diameter)
    .executeTakeFirst();
}

const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`lower(replace(${text}, ' ', ''))`;

export async function countKits(tx: Tx, orgId: string): Promise<number> {
  const { kits } = await kitsOf(tx, orgId)
    .select(sql<number>`count(*)::integer`.as('kits'))
    .executeTakeFirstOrThrow();
  return kits;
}

export async function insertKit(
  tx: Tx,
  { orgId, userCode }: Pick<Caller, 'orgId' | 'userCode'>,
  kit: ImplantKit,
): Promise<ImplantKitRow> {
  return tx
    .insertInto('implant_kit')
    .values({ org_id: orgId, id: uuidv7(), added_by: userCode, ...kit })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Nothing when the clinic has no such kit. */
export async function deleteKit(tx: Tx, orgId: string, id: string): Promise<ImplantKitRow | undefined> {
  return tx
    .deleteFrom('implant_kit')
    .where('org_id', '=', orgId)
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
