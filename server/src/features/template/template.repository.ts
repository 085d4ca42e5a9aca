import { sql, type RawBuilder, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { dentistNameIn, dentistsActedFor } from '../dentist/public.ts';

export type TemplateRow = Selectable<Schema['template']> & { is_own: boolean; dentist: string | null };

type Reader = Pick<Caller, 'orgId' | 'userCode'>;

/** Whoever made it, the dentist it is for, and that dentist's deputies; as with cases. */
const isOwn = (caller: Reader): RawBuilder<boolean> => sql<boolean>`(template.owner_code = ${caller.userCode}
  or coalesce(template.dentist_id = any (array(${dentistsActedFor(caller)})), false))`;

/** All of the organization, as the caller sees them. */
function templatesOf(tx: Tx, caller: Reader) {
  return tx
    .selectFrom('template')
    .selectAll('template')
    .select([isOwn(caller).as('is_own'), dentistNameIn('template.dentist_id', caller.orgId).as('dentist')])
    .where('template.org_id', '=', caller.orgId);
}

/** Those the caller may use, by name. */
export async function listTemplatesFor(tx: Tx, caller: Reader): Promise<TemplateRow[]> {
  return templatesOf(tx, caller)
    .where((eb) => eb.or([eb('template.is_shared', '=', true), isOwn(caller)]))
    .orderBy('template.name')
    .orderBy('template.id')
    .execute();
}

/** Nothing for one that is not the caller's to change. */
export async function findOwnTemplate(tx: Tx, caller: Reader, id: string): Promise<TemplateRow | undefined> {
  return templatesOf(tx, caller).where(isOwn(caller)).where('template.id', '=', id).executeTakeFirst();
}

/** As its reader sees it after a save, which may have given it to a dentist the reader does not act for. */
export async function getTemplate(tx: Tx, caller: Reader, id: string): Promise<TemplateRow> {
  return templatesOf(tx, caller).where('template.id', '=', id).executeTakeFirstOrThrow();
}

export interface TemplateValues {
  name: string;
  is_shared: boolean;
  dentist_id: string | null;
  /** As JSON. */
  work: string;
}

export async function insertTemplate(
  tx: Tx,
  { orgId, userCode }: Reader,
  values: TemplateValues,
): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('template')
    .values({ org_id: orgId, id, owner_code: userCode, ...values })
    .execute();
  return id;
}

/** Of one that was found to be the caller's. */
export async function updateTemplate(
  tx: Tx,
  orgId: string,
  id: string,
  values: TemplateValues,
): Promise<void> {
  await tx
    .updateTable('template')
    .set({ ...values, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(tx: Tx, orgId: string, id: string): Promise<void> {
  await tx.deleteFrom('template').where('org_id', '=', orgId).where('id', '=', id).execute();
}

/** Two saves of one clinic wait for each other here, so that neither makes the one too many. */
export async function countTemplatesAlone(tx: Tx, orgId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`templates of ${orgId}`}, 0))`.execute(tx);
  const { templates } = await tx
    .selectFrom('template')
    .select(sql<number>`count(*)::integer`.as('templates'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return templates;
}
