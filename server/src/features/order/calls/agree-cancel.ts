import { agreeCancel as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { endGrants } from '../order-grant.repository.ts';
import { presentDetail } from '../order.present.ts';
import { NOW } from '../order.repository.ts';

export const agreeEnd = implement(call, async (context) => {
  const { caller, tx, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'agreeCancel');
  await endGrants(tx, caller, order.id);
  const after = await act(tx, acting, order, {
    step,
    ownedBy,
    change: { reason_text: order.cancel_text, ended_at: NOW },
    detail: { reasonText: order.cancel_text },
  });
  audit({ object: order.id });
  return presentDetail(context, after ?? order);
});
