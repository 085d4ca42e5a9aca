import { resumeOrder as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { act, NOT_HELD } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { presentDetail } from '../order.present.ts';
import { dateWhenResumed } from '../promised-date.ts';

export const resume = implement(call, async (context) => {
  const { caller, tx, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'resume');
  const { day, lostDays } = await dateWhenResumed(tx, caller, order);
  const after = await act(tx, acting, order, {
    step,
    ownedBy,
    change: { ...NOT_HELD, estimated_on: day },
    detail: {
      lostDays,
      reasonText: order.held_text,
      ...(lostDays > 0 && { day, dayBefore: order.estimated_on }),
    },
  });
  audit({ object: order.id, detail: { lostDays } });
  return presentDetail(context, after ?? order);
});
