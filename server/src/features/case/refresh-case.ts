import { CASE_STATES, caseStateOf, type CaseState } from '@archway/rules/cases';
import type { Tx } from '../../platform/rpc/implement.ts';
import { readClock } from '../organization/public.ts';
import { listProgress } from './case-progress.repository.ts';
import { saveCase, type CaseChange, type CaseRow } from './case.repository.ts';
import { readToDraw } from './case-picture.repository.ts';
import { drawLater } from './jobs/draw-picture.ts';
import { tellCase } from './tell-case.ts';

/** Has a locked case follow its files and tells that it has changed. From its order on, files move it no more. */
export async function refreshCase(tx: Tx, orgId: string, before: CaseRow): Promise<CaseRow> {
  const row = await saveCase(tx, orgId, before.id, await changeBy(tx, orgId, before));
  await followPicture(tx, orgId, row);
  await tellCase(tx, row);
  return row;
}

/** A case that has never had a scan to look at needs no picture either. */
async function followPicture(tx: Tx, orgId: string, { id, picture_of }: CaseRow): Promise<void> {
  const { layers, of } = await readToDraw(tx, orgId, id);
  const isDue = picture_of === null ? layers.length > 0 : picture_of !== of;
  if (isDue) await drawLater(tx, orgId, id);
}

const changeBy = async (tx: Tx, orgId: string, row: CaseRow): Promise<CaseChange> =>
  isOrdered(row.state) ? {} : changeByFiles(tx, orgId, row);

/** What the files of a locked case make of it when no order does. */
export async function changeByFiles(
  tx: Tx,
  orgId: string,
  { id, scan_date }: Pick<CaseRow, 'id' | 'scan_date'>,
): Promise<CaseChange & { state: CaseState }> {
  const files = await listProgress(tx, orgId, id);
  // The day of the first scan, unless somebody has said another.
  const isScanned = scan_date === null && files.some((progress) => progress !== 'uploading');
  return { state: caseStateOf(files), ...(isScanned && { scan_date: (await readClock(tx, orgId)).today }) };
}

const ORDERED = CASE_STATES.indexOf('ordered');
const isOrdered = (state: string): boolean => CASE_STATES.indexOf(state as CaseState) >= ORDERED;
