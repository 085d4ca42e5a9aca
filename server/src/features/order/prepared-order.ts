import type { OrderPlan } from '@archway/contract/order/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { CaseRow } from '../case/public.ts';
import { firstPlan, type SaidOfAll } from './first-plan.ts';
import { listPlans, planOf } from './order-plan.repository.ts';
import { listOrdersOfCase, type OrderRow } from './order.repository.ts';

/**
 * The order that a case would be sent with, and what it would say: the one that was prepared and never sent, if there is one,
 * with what is said of all. A remake is sent from its own page.
 */
export async function planForSending(
  tx: Tx,
  caller: Caller,
  row: CaseRow,
  said: SaidOfAll,
): Promise<{ order: OrderRow | undefined; plan: OrderPlan }> {
  const first = await firstPlan(tx, caller, row, said);
  const order = (await listOrdersOfCase(tx, caller.orgId, row.id)).find(
    ({ status, revision, chain }) => status === 'notSent' && revision === 0 && chain === null,
  );
  const planned = order && (await listPlans(tx, caller.orgId, [order.id])).get(order.id);
  if (order === undefined || planned === undefined) return { order: undefined, plan: first };
  const { works, files } = planOf(planned);
  // Nobody has chosen anything on its page yet: what has come to the case since goes with it.
  const isUntouched = planned.version === 1;
  const plan = {
    ...planOf(planned),
    ...said,
    type: first.type,
    works: isUntouched || works.length === 0 ? first.works : works,
    files: isUntouched || files.length === 0 ? first.files : files,
  };
  return { order, plan };
}
