import { CASE_STATES, caseStateOf, type CaseState } from '@archway/rules/cases';
import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { caseChanged } from './case.events.ts';
import { listProgress } from './case-progress.repository.ts';
import { saveCase, type CaseRow } from './case.repository.ts';

/** Has a locked case follow its files and tells that it has changed. From its order on, files move it no more. */
export async function refreshCase(tx: Tx, orgId: string, { id, state: before }: CaseRow): Promise<CaseRow> {
  const change = isOrdered(before) ? {} : { state: caseStateOf(await listProgress(tx, orgId, id)) };
  const row = await saveCase(tx, orgId, id, change);
  await record(tx, caseChanged, { caseId: id, madeBy: row.created_by });
  return row;
}

const ORDERED = CASE_STATES.indexOf('ordered');
const isOrdered = (state: string): boolean => CASE_STATES.indexOf(state as CaseState) >= ORDERED;
