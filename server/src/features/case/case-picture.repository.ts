import { createHash } from 'node:crypto';
import { SCAN_ROLES } from '@archway/rules/scans';
import { hiddenAtFirst } from '@archway/rules/seen-at-first';
import type { Tx } from '../../platform/db/database.ts';
import type { PictureLayer } from '../scan/public.ts';
import { filesInUse } from './case-progress.repository.ts';
import type { CaseRow } from './case.repository.ts';

/** Changes whenever pictures are drawn in another way; a migration has those from before drawn anew. */
const DRAWING = 1;
/** More scans than these are never looked at together. */
const MOST_LAYERS = 24;

export interface ToDraw {
  layers: PictureLayer[];
  /** Names what is drawn: the same again need not be drawn again. */
  of: string;
}

/** What the model of a case opens with: the scans that are seen at first, jaws before all others. */
export async function readToDraw(tx: Tx, orgId: string, caseId: string): Promise<ToDraw> {
  const rows = await filesInUse(tx, orgId)
    .select(['file.id', 'case_file.role as said', 'scan.role', 'scan.preview_key', 'scan.preview_bytes'])
    .where('case_file.case_id', '=', caseId)
    .where('scan.preview_key', 'is not', null)
    .orderBy('case_file.added_at')
    .orderBy('case_file.file_id')
    .execute();
  const all = rows
    .map(({ id, said, role, preview_key, preview_bytes }) => ({
      id,
      role: said ?? role ?? 'other',
      previewKey: preview_key ?? '',
      bytes: preview_bytes ?? 0,
    }))
    .toSorted((a, b) => placeOf(a.role) - placeOf(b.role));
  const hidden = new Set(hiddenAtFirst(all));
  const layers = all
    .filter(({ id }) => !hidden.has(id))
    .slice(0, MOST_LAYERS)
    .map(({ role, previewKey, bytes }) => ({ role, previewKey, bytes }));
  return { layers, of: nameOf(layers) };
}

const placeOf = (role: string): number => (SCAN_ROLES as readonly string[]).indexOf(role);

const nameOf = (layers: readonly PictureLayer[]): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, layers.map(({ role, previewKey }) => [role, previewKey])]))
    .digest('hex');

/** Locked until the transaction ends; also one that was deleted, for it may be taken back. */
export async function lockForPicture(tx: Tx, orgId: string, caseId: string): Promise<CaseRow | undefined> {
  return tx
    .selectFrom('patient_case')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
}

/** Not a change of the case: nobody did anything to it. */
export async function keepPicture(
  tx: Tx,
  orgId: string,
  caseId: string,
  picture: { key: string | null; of: string },
): Promise<void> {
  await tx
    .updateTable('patient_case')
    .set({ picture_key: picture.key, picture_of: picture.of })
    .where('org_id', '=', orgId)
    .where('id', '=', caseId)
    .execute();
}
