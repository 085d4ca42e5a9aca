import type { CaseChange } from '@archway/contract/case/history';
import { OPENED_WITHIN_DAYS, type HistoryKind } from '@archway/rules/case-history';
import type { MarkKind } from '@archway/rules/marks';
import type { PrescriptionChange } from '@archway/rules/treatment/changes';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { ListSpec } from '../../platform/list/sort.ts';

export type HistoryRow = Selectable<Schema['case_history']>;

/** What an entry says beside who, when and what. */
export interface HistoryDetail {
  changes?: readonly CaseChange[];
  files?: readonly string[];
  /** They are voice memos. */
  isVoice?: boolean;
  mark?: MarkKind;
  tooth?: number | null;
  /** How many files it was about. */
  count?: number;
  /** What was prescribed otherwise than before. */
  works?: readonly PrescriptionChange[];
  /** The version that a change has led to. */
  version?: number;
}

export interface NewEntry extends HistoryDetail {
  caseId: string;
  kind: Exclude<HistoryKind, 'opened'>;
  /** Null for a worker. */
  doneBy: string | null;
  /** Now, unless it is made up. */
  at?: RawBuilder<Date>;
}

/** One entry for each change, in its transaction. */
export async function keepHistory(
  tx: Tx,
  orgId: string,
  { caseId, kind, doneBy, at, ...detail }: NewEntry,
): Promise<void> {
  await tx
    .insertInto('case_history')
    .values({
      org_id: orgId,
      id: uuidv7(),
      case_id: caseId,
      kind,
      done_by: doneBy,
      detail: JSON.stringify(detail),
      ...(at !== undefined && { at }),
    })
    .execute();
}

/** Once an hour and member, however often it is opened. */
export async function keepOpening(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
  caseId: string,
): Promise<void> {
  await tx
    .insertInto('case_history')
    .values({
      org_id: orgId,
      id: uuidv7(),
      case_id: caseId,
      kind: 'opened',
      done_by: userCode,
      at: sql<Date>`date_trunc('hour', app_now())`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const HISTORY_LIST: ListSpec = {
  id: 'case_history.id',
  sorts: { createdAt: { column: 'case_history.at', is: 'time' } },
};

interface Wanted {
  caseId: string;
  kinds?: readonly HistoryKind[] | undefined;
  doneBy?: string | undefined;
}

/** The history of a case that the caller may see. */
export function findHistory(tx: Tx, orgId: string, { caseId, kinds, doneBy }: Wanted) {
  let found = tx
    .selectFrom('case_history')
    .selectAll('case_history')
    .where('case_history.org_id', '=', orgId)
    .where('case_history.bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('case_history.case_id', '=', caseId);
  if (kinds !== undefined) found = found.where('case_history.kind', 'in', [...kinds]);
  if (doneBy !== undefined) found = found.where('case_history.done_by', '=', doneBy);
  return found;
}

/** What has changed since a version, oldest first. */
export async function listSince(
  tx: Tx,
  orgId: string,
  { caseId, version }: { caseId: string; version: number },
): Promise<HistoryRow[]> {
  return findHistory(tx, orgId, { caseId })
    .where(sql<boolean>`(case_history.detail->>'version')::integer > ${version}`)
    .orderBy('case_history.at')
    .orderBy('case_history.id')
    .execute();
}

export interface VisitorRow {
  done_by: string;
  last_opened_at: Date | null;
}

/** Everybody who has done something with a case, and when those who opened it lately did so. */
export async function listVisitors(tx: Tx, orgId: string, caseId: string): Promise<VisitorRow[]> {
  return findHistory(tx, orgId, { caseId })
    .clearSelect()
    .select((eb) => [
      eb.ref('case_history.done_by').$notNull().as('done_by'),
      sql<Date | null>`max(case_history.at) filter (where case_history.kind = 'opened'
        and case_history.at > app_now() - make_interval(days => ${OPENED_WITHIN_DAYS}))`.as('last_opened_at'),
    ])
    .where('case_history.done_by', 'is not', null)
    .groupBy('case_history.done_by')
    .execute();
}
