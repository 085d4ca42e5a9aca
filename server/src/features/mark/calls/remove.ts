import { removeMark as call } from '@archway/contract/mark/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { lockCase, touchCase } from '../../case/public.ts';
import { findShown, takeAway } from '../mark.repository.ts';

export const remove = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { caseId, markId } = input;
  if ((await lockCase(tx, caller, caseId)) === undefined) return fail('notFound');
  await takeAway(tx, (await findShown(tx, caller.orgId, input)) ?? fail('notFound'));
  await touchCase(tx, caller.orgId, caseId);
  audit({ object: caseId, detail: { mark: markId } });
  return {};
});
