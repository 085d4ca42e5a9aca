import { askRedelivery as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { presentDetail } from '../order.present.ts';

export const askAgain = implement(call, async (context) => {
  const { input, tx, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'askRedelivery');
  const { reasonText } = input;
  const after = await act(tx, acting, order, { step, ownedBy, detail: { reasonText } });
  audit({ object: order.id });
  return presentDetail(context, after ?? order);
});
