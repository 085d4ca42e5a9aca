import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import type { CaseState } from '@archway/rules/cases';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { cursorTime, isAfter, NEWEST_FIRST, type PageWanted } from '../../platform/db/page.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

export type CaseRow = Selectable<Schema['patient_case']>;

/** Who asks: a role of own scope sees only what the member has made. */
export type CaseCaller = Pick<Caller, 'orgId' | 'userCode' | 'scope'>;

/** The cases the caller may see, and no others. Everything a member asks starts here. */
function casesOf(tx: Tx, caller: CaseCaller) {
  const cases = tx.selectFrom('patient_case').where('patient_case.org_id', '=', caller.orgId);
  return caller.scope === 'own' ? cases.where('patient_case.created_by', '=', caller.userCode) : cases;
}

function found(tx: Tx, caller: CaseCaller, keyword: string) {
  const cases = casesOf(tx, caller);
  if (keyword === '') return cases;
  return cases.where(sql<boolean>`strpos(lower(name || ' ' || code), lower(${keyword})) > 0`);
}

/** One page, newest first, and one row more than asked for when there is a next page. */
export async function listCases(tx: Tx, caller: CaseCaller, { keyword, size, after, skip }: PageWanted) {
  const cases = found(tx, caller, keyword);
  return (after === null ? cases : cases.where(isAfter(after)))
    .selectAll('patient_case')
    .select(cursorTime)
    .orderBy(NEWEST_FIRST)
    .limit(size + 1)
    .offset(skip)
    .execute();
}

/** Exact up to the limit; counting further would read every case for a number nobody reads. */
export async function countCases(tx: Tx, caller: CaseCaller, keyword: string): Promise<number> {
  const seen = found(tx, caller, keyword)
    .select(sql`1`.as('one'))
    .limit(EXACT_TOTAL_LIMIT + 1);
  const { total } = await tx
    .selectFrom(seen.as('seen'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findCase(tx: Tx, caller: CaseCaller, id: string): Promise<CaseRow | undefined> {
  return casesOf(tx, caller).selectAll('patient_case').where('patient_case.id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: whoever changes a case or its files does so alone. */
export async function lockCase(tx: Tx, caller: CaseCaller, id: string): Promise<CaseRow | undefined> {
  return casesOf(tx, caller)
    .selectAll('patient_case')
    .where('patient_case.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertCase(
  tx: Tx,
  { orgId, userCode }: CaseCaller,
  { code, name }: { code: string; name: string },
): Promise<CaseRow> {
  return tx
    .insertInto('patient_case')
    .values({ org_id: orgId, id: uuidv7(), code, name, created_by: userCode })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of a case that is locked. */
export async function saveCase(
  tx: Tx,
  orgId: string,
  id: string,
  change: { name?: string; state?: CaseState },
): Promise<CaseRow> {
  return tx
    .updateTable('patient_case')
    .set({ ...change, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
