import type { MarkShape } from '@archway/contract/mark/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import { shapeOf } from './mark.present.ts';
import { listMarks } from './mark.repository.ts';

/** The margin lines and pins of a case with their authors: what goes with an order. All other marks stay with the case. */
export async function listMarksToSend(
  tx: Tx,
  orgId: string,
  caseId: string,
): Promise<{ shape: MarkShape; madeBy: string; scanId: string }[]> {
  const rows = await listMarks(tx, orgId, caseId);
  const names = await namesOf(
    tx,
    orgId,
    rows.map(({ created_by }) => created_by),
  );
  return rows.flatMap((row) => {
    const shape = shapeOf(row);
    const madeBy = names.get(row.created_by) ?? '';
    if (shape.kind === 'margin') return { shape, madeBy, scanId: shape.scanId };
    if (shape.kind === 'pin') return { shape, madeBy, scanId: shape.at.scanId };
    return [];
  });
}
