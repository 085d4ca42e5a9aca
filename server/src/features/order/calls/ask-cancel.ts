import { askCancel as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { presentDetail } from '../order.present.ts';
import { NOW } from '../order.repository.ts';

export const askEnd = implement(call, async (context) => {
  const { input, tx, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'askCancel');
  const { reasonText } = input;
  const change = { cancel_asked_at: NOW, cancel_text: reasonText };
  const after = await act(tx, acting, order, { step, ownedBy, change, detail: { reasonText } });
  audit({ object: order.id });
  return presentDetail(context, after ?? order);
});
