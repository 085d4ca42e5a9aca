import { CASE_STATES, caseStateOf, type CaseState } from '@archway/rules/cases';
import type { Tx } from '../../platform/rpc/implement.ts';
import { dayOf } from './case-count.repository.ts';
import { listProgress } from './case-progress.repository.ts';
import { saveCase, type CaseChange, type CaseRow } from './case.repository.ts';
import { tellCase } from './tell-case.ts';

/** Has a locked case follow its files and tells that it has changed. From its order on, files move it no more. */
export async function refreshCase(tx: Tx, orgId: string, before: CaseRow): Promise<CaseRow> {
  const row = await saveCase(tx, orgId, before.id, await changeBy(tx, orgId, before));
  await tellCase(tx, row);
  return row;
}

async function changeBy(tx: Tx, orgId: string, { id, state, scan_date }: CaseRow): Promise<CaseChange> {
  if (isOrdered(state)) return {};
  const files = await listProgress(tx, orgId, id);
  // The day of the first scan, unless somebody has said another.
  const isScanned = scan_date === null && files.some((progress) => progress !== 'uploading');
  return { state: caseStateOf(files), ...(isScanned && { scan_date: await dayOf(tx, orgId) }) };
}

const ORDERED = CASE_STATES.indexOf('ordered');
const isOrdered = (state: string): boolean => CASE_STATES.indexOf(state as CaseState) >= ORDERED;
