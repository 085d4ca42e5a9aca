import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { CaseRow } from '../case/public.ts';
import type { Acting } from './act.ts';
import type { SaidOfAll } from './first-plan.ts';
import { beginOrder, plannedColumns, tellSaved } from './new-order.ts';
import { savePlan } from './order-plan.repository.ts';
import { lockOrder, saveOrderRow } from './order.repository.ts';
import { planForSending } from './prepared-order.ts';

/**
 * The order that a case is sent with: the one that was prepared for it, with what is said of all, or a new one. Of a case that
 * is locked.
 */
export async function prepareOrder(
  tx: Tx,
  { caller, acting, row, said }: { caller: Caller; acting: Acting; row: CaseRow; said: SaidOfAll },
): Promise<string> {
  const made = { ...acting, userCode: caller.userCode };
  const { order, plan } = await planForSending(tx, caller, row, said);
  if (order === undefined) return (await beginOrder(tx, made, { row, plan, as: 'create' })).id;
  const { id } = order;
  await lockOrder(tx, caller, id);
  await savePlan(tx, caller.orgId, id, plan);
  await saveOrderRow(tx, caller, id, await plannedColumns(tx, caller, plan));
  await tellSaved(tx, made, order, { created_by: caller.userCode, dentist_id: plan.dentistId });
  return id;
}
