import { deleteCases as call } from '@archway/contract/case/calls';
import { CallFailure } from '../../../platform/rpc/failure.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { doneOf, forEachItem } from '../../../platform/rpc/item-results.ts';
import { keepHistory } from '../case-history.repository.ts';
import { findOpenOrder } from '../case-order.repository.ts';
import { lockCase, markDeletedBy } from '../case.repository.ts';
import { tellCase } from '../tell-case.ts';

export const delByIds = implement(call, async ({ input, caller, tx, request, audit }) => {
  // In one order, so that two who delete the same ones do not wait for each other.
  const results = await forEachItem(input.ids.toSorted(), request.language, async (id) => {
    const row = await lockCase(tx, caller, id);
    if (row === undefined) return 'notFound';
    const order = await findOpenOrder(tx, caller.orgId, id);
    if (order !== undefined) return new CallFailure('caseHasOpenOrder', { params: { order } });
    await tellCase(tx, await markDeletedBy(tx, caller.orgId, id, caller.userCode));
    await keepHistory(tx, caller.orgId, { caseId: id, kind: 'deleted', doneBy: caller.userCode });
    return 'ok';
  });
  audit({ object: caller.orgId, detail: { deleted: doneOf(results).join(' ') } });
  return results;
});
