import type { CaseState } from '@archway/rules/cases';
import type { Dates } from '@archway/rules/date-presets';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { WorkType } from '@archway/rules/treatment/vocabulary';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import { isFound } from '../../platform/list/search.ts';
import type { ListSpec } from '../../platform/list/sort.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { RESTORABLE_SINCE } from '../file/public.ts';
import { hasNewestOrder } from './case-order.repository.ts';
import { isOwnCase } from './case-scope.repository.ts';

export type CaseRow = Selectable<Schema['patient_case']>;

/** Who asks: a role of own scope sees only the member's own. */
export type CaseCaller = Pick<Caller, 'orgId' | 'userCode' | 'scope'>;

/** The cases the caller may see, deleted or not. */
function allCasesOf(tx: Tx, caller: CaseCaller) {
  const cases = tx.selectFrom('patient_case').where('patient_case.org_id', '=', caller.orgId);
  return caller.scope === 'own' ? cases.where(isOwnCase(caller)) : cases;
}

/** The cases the caller may see, and no others. Everything a member asks starts here. */
function casesOf(tx: Tx, caller: CaseCaller) {
  return allCasesOf(tx, caller).where('patient_case.deleted_at', 'is', null);
}

/** Those that were deleted and can be taken back. */
function deletedCasesOf(tx: Tx, caller: CaseCaller) {
  return allCasesOf(tx, caller).where('patient_case.deleted_at', '>', RESTORABLE_SINCE);
}

/** What the list of cases can be sorted by. */
export const CASE_LIST: ListSpec = {
  id: 'patient_case.id',
  sorts: {
    createdAt: { column: 'patient_case.created_at', is: 'time' },
    updatedAt: { column: 'patient_case.updated_at', is: 'time' },
    name: { column: 'patient_case.name', is: 'text' },
    patientName: { column: 'patient_case.patient_name', is: 'text' },
    scanned: { column: 'patient_case.scanned_on', is: 'day' },
  },
};

export interface CaseNarrowing {
  keyword?: string | undefined;
  states?: readonly CaseState[] | undefined;
  dentistIds?: readonly string[] | undefined;
  workTypes?: readonly WorkType[] | undefined;
  /** Of the newest order of the case, as its lab. */
  orderStatuses?: readonly OrderStatus[] | undefined;
  labCodes?: readonly string[] | undefined;
  /** Both days included. */
  scanned?: Dates | undefined;
  patientId?: string | undefined;
  /** Those that can be taken back, instead of all others. */
  isDeleted?: boolean | undefined;
  /** None but these. */
  ids?: readonly string[] | undefined;
}

export function findCases(tx: Tx, caller: CaseCaller, narrowing: CaseNarrowing) {
  const {
    keyword = '',
    states = [],
    dentistIds = [],
    workTypes = [],
    orderStatuses = [],
    labCodes = [],
    scanned,
    patientId,
    isDeleted = false,
    ids,
  } = narrowing;
  let cases = (isDeleted ? deletedCasesOf : casesOf)(tx, caller).selectAll('patient_case');
  if (states.length > 0) cases = cases.where('patient_case.state', 'in', [...states]);
  if (dentistIds.length > 0) cases = cases.where('patient_case.dentist_id', 'in', [...dentistIds]);
  if (workTypes.length > 0) cases = cases.where(hasWork(caller.orgId, workTypes));
  if (orderStatuses.length > 0 || labCodes.length > 0)
    cases = cases.where(hasNewestOrder(caller.orgId, { statuses: orderStatuses, labCodes }));
  if (scanned !== undefined)
    cases = cases
      .where('patient_case.scanned_on', '>=', scanned.from)
      .where('patient_case.scanned_on', '<=', scanned.to);
  if (ids !== undefined)
    cases = cases
      .where('patient_case.id', 'in', [...ids])
      // By the key, which begins with it: a large clinic is read whole otherwise.
      .where('patient_case.bucket', '=', sql<number>`org_bucket(${caller.orgId})`);
  if (patientId !== undefined) cases = cases.where('patient_case.patient_id', '=', patientId);
  if (keyword !== '')
    cases = cases.where(isFound({ table: 'patient_case', id: 'id', orgId: caller.orgId }, keyword));
  return cases;
}

/** One of these is prescribed. */
const hasWork = (orgId: string, types: readonly WorkType[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from treatment_work work
  where work.org_id = ${orgId} and work.bucket = org_bucket(${orgId})
    and work.case_id = patient_case.id and work.type = any (${[...types]}))`;

/** All of a list up to a number, the latest scan first. */
export async function listAllCases(
  tx: Tx,
  caller: CaseCaller,
  narrowing: CaseNarrowing,
  most: number,
): Promise<CaseRow[]> {
  return findCases(tx, caller, narrowing)
    .orderBy('patient_case.scanned_on', 'desc')
    .orderBy('patient_case.id', 'desc')
    .limit(most)
    .execute();
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

/** The same of one that was deleted and can be taken back. */
export async function lockDeletedCase(tx: Tx, caller: CaseCaller, id: string): Promise<CaseRow | undefined> {
  return deletedCasesOf(tx, caller)
    .selectAll('patient_case')
    .where('patient_case.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What of a case changes; the rest stays as it is. */
export interface CaseChange {
  name?: string;
  state?: CaseState;
  patient_id?: string | null;
  patient_name?: string;
  patient_code?: string;
  dentist_id?: string | null;
  dentist_name?: string;
  scan_date?: string | null;
  memo?: string;
  version?: number;
  prescription_version?: number;
  /** As JSON. */
  prescribed?: string;
}

export async function insertCase(
  tx: Tx,
  { orgId, userCode }: CaseCaller,
  values: CaseChange & { code: string; name: string; made_on: string },
): Promise<CaseRow> {
  return tx
    .insertInto('patient_case')
    .values({ org_id: orgId, id: uuidv7(), created_by: userCode, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of a case that is locked. */
export async function saveCase(tx: Tx, orgId: string, id: string, change: CaseChange): Promise<CaseRow> {
  return tx
    .updateTable('patient_case')
    .set({ ...change, updated_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of a case that is locked; undefined when it is taken back. */
export async function markDeletedBy(
  tx: Tx,
  orgId: string,
  id: string,
  deletedBy: string | undefined,
): Promise<CaseRow> {
  return tx
    .updateTable('patient_case')
    .set(
      deletedBy === undefined
        ? { deleted_at: null, deleted_by: null }
        : { deleted_at: sql`app_now()`, deleted_by: deletedBy },
    )
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
