import { answerDate as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { presentDetail } from '../order.present.ts';

export const answer = implement(call, async (context) => {
  const { input, tx, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'answerDate');
  const { agrees, reasonText } = input;
  const { proposed_on: day, estimated_on: dayBefore } = order;
  const after = await act(tx, acting, order, {
    step,
    ownedBy,
    change: { proposed_on: null, ...(agrees && { estimated_on: day }) },
    detail: { day, dayBefore, agrees, reasonText },
  });
  audit({ object: order.id, detail: { agrees } });
  return presentDetail(context, after ?? order);
});
