import { holdOrder as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { presentDetail } from '../order.present.ts';
import { isClinic, NOW } from '../order.repository.ts';

export const hold = implement(call, async (context) => {
  const { input, caller, tx, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'hold');
  const { reasonText } = input;
  const after = await act(tx, acting, order, {
    step,
    ownedBy,
    change: {
      held_by: isClinic(caller) ? 'clinic' : 'lab',
      held_at: NOW,
      held_name: acting.name,
      held_text: reasonText,
    },
    detail: { reasonText },
  });
  audit({ object: order.id });
  return presentDetail(context, after ?? order);
});
