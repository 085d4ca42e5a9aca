import { restoreMark as call } from '@archway/contract/mark/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { keepHistory, lockCase, touchCase } from '../../case/public.ts';
import { inHistory, presentMark, shapeOf } from '../mark.present.ts';
import { bringBack, findMark } from '../mark.repository.ts';

export const restore = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { caseId, markId } = input;
  if ((await lockCase(tx, caller, caseId)) === undefined) return fail('notFound');
  const row = (await findMark(tx, caller.orgId, input)) ?? fail('notFound');
  audit({ object: caseId, detail: { mark: markId } });
  if (row.removed_at === null) return presentMark(tx, row);
  const restored = await bringBack(tx, row);
  const { userCode: doneBy, orgId } = caller;
  await touchCase(tx, orgId, caseId);
  await keepHistory(tx, orgId, { caseId, kind: 'markRestored', doneBy, ...inHistory(shapeOf(row)) });
  return presentMark(tx, restored);
});
