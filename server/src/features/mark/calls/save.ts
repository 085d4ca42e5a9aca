import { saveMark as call } from '@archway/contract/mark/calls';
import { MarkShape } from '@archway/contract/mark/model';
import { MARK_LIMITS, scansOf } from '@archway/rules/marks';
import { implement } from '../../../platform/rpc/implement.ts';
import { hasFiles, keepHistory, lockCase, touchCase } from '../../case/public.ts';
import { inHistory, presentMark } from '../mark.present.ts';
import { countMarks, findShown, insertMark, saveShape, type MarkRow } from '../mark.repository.ts';
import { roundedShape } from '../rounded-shape.ts';

export const save = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { caseId, markId } = input;
  const { orgId } = caller;
  const shape = roundedShape(input.shape);
  if ((await lockCase(tx, caller, caseId)) === undefined) return fail('notFound');
  if (!(await hasFiles(tx, orgId, caseId, scansOf(shape)))) return fail('notFound');
  const add = async (): Promise<MarkRow> => {
    if ((await countMarks(tx, orgId, caseId)) >= MARK_LIMITS.perCase) return fail('markLimit');
    return insertMark(tx, caller, { caseId, shape });
  };
  const change = async (id: string): Promise<MarkRow> => {
    const before = (await findShown(tx, orgId, { caseId, markId: id })) ?? fail('notFound');
    if (MarkShape.parse(before.shape).kind !== shape.kind)
      return fail('invalidInput', { data: { fields: ['shape.kind'] } });
    return saveShape(tx, before, { shape, editedBy: caller.userCode });
  };
  const row = markId === undefined ? await add() : await change(markId);
  await touchCase(tx, orgId, caseId);
  const kind = markId === undefined ? 'markAdded' : 'markChanged';
  await keepHistory(tx, orgId, { caseId, kind, doneBy: caller.userCode, ...inHistory(shape) });
  audit({ object: caseId, detail: { mark: row.id, kind: shape.kind, isNew: markId === undefined } });
  return presentMark(tx, row);
});
