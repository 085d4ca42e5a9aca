import type { Tx } from '../../platform/rpc/implement.ts';
import { act, type Acting } from './act.ts';
import { stepOfLab } from './on-order.ts';
import { saveTechnician } from './lab-order.repository.ts';
import { lockOrder, type OrderCaller } from './order.repository.ts';

/** Gives an open order of a lab to a member, or to nobody. Of one that nobody works on yet there is nothing to tell. */
export async function giveOrder(
  tx: Tx,
  { caller, acting }: { caller: OrderCaller; acting: Acting },
  id: string,
  technician: { userCode: string; name: string } | null,
): Promise<void> {
  const order = await lockOrder(tx, caller, id);
  const step = order && stepOfLab(order, 'assign');
  await saveTechnician(tx, caller.orgId, id, technician?.userCode ?? null);
  if (order === undefined || step === undefined) return;
  await act(tx, acting, order, {
    step,
    ownedBy: null,
    detail: { technician: technician?.name ?? '' },
    technician: technician?.userCode ?? null,
  });
}
