import { removeMark as call } from '@archway/contract/mark/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { keepHistory, lockCase, touchCase } from '../../case/public.ts';
import { inHistory, shapeOf } from '../mark.present.ts';
import { findShown, takeAway } from '../mark.repository.ts';

export const remove = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { caseId, markId } = input;
  if ((await lockCase(tx, caller, caseId)) === undefined) return fail('notFound');
  const row = (await findShown(tx, caller.orgId, input)) ?? fail('notFound');
  await takeAway(tx, row);
  await touchCase(tx, caller.orgId, caseId);
  const { userCode: doneBy, orgId } = caller;
  await keepHistory(tx, orgId, { caseId, kind: 'markRemoved', doneBy, ...inHistory(shapeOf(row)) });
  audit({ object: caseId, detail: { mark: markId } });
  return {};
});
