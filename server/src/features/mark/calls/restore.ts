import { restoreMark as call } from '@archway/contract/mark/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { lockCase, touchCase } from '../../case/public.ts';
import { presentMark } from '../mark.present.ts';
import { bringBack, findMark } from '../mark.repository.ts';

export const restore = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { caseId, markId } = input;
  if ((await lockCase(tx, caller, caseId)) === undefined) return fail('notFound');
  const row = (await findMark(tx, caller.orgId, input)) ?? fail('notFound');
  audit({ object: caseId, detail: { mark: markId } });
  if (row.removed_at === null) return presentMark(tx, row);
  const restored = await bringBack(tx, row);
  await touchCase(tx, caller.orgId, caseId);
  return presentMark(tx, restored);
});
