import { MarkShape, type Mark } from '@archway/contract/mark/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import type { MarkRow } from './mark.repository.ts';

/** With the names of those who have made and changed them, also of members who have left. */
export async function presentMarks(tx: Tx, orgId: string, rows: readonly MarkRow[]): Promise<Mark[]> {
  const names = await namesOf(tx, orgId, rows.flatMap(peopleOf));
  return rows.map((row) => presentWith(names, row));
}

export async function presentMark(tx: Tx, row: MarkRow): Promise<Mark> {
  return presentWith(await namesOf(tx, row.org_id, peopleOf(row)), row);
}

export const shapeOf = ({ shape }: MarkRow): MarkShape => MarkShape.parse(shape);

/** What the history of a case says of a mark. */
export const inHistory = (shape: MarkShape): { mark: MarkShape['kind']; tooth: number | null } => ({
  mark: shape.kind,
  tooth: 'tooth' in shape ? shape.tooth : null,
});

const peopleOf = ({ created_by, edited_by }: MarkRow): string[] =>
  edited_by === null ? [created_by] : [created_by, edited_by];

function presentWith(names: ReadonlyMap<string, string>, row: MarkRow): Mark {
  return {
    markId: row.id,
    caseId: row.case_id,
    shape: shapeOf(row),
    createdBy: names.get(row.created_by) ?? '',
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    editedBy: row.edited_by === null ? null : (names.get(row.edited_by) ?? ''),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}
