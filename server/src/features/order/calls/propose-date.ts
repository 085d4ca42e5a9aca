import { proposeDate as call } from '@archway/contract/order/dates';
import { isDateTooFar } from '@archway/rules/order/delivery';
import { implement } from '../../../platform/rpc/implement.ts';
import { readClock } from '../../organization/public.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { presentDetail } from '../order.present.ts';

export const propose = implement(call, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'proposeDate');
  const { proposedOn, reasonText } = input;
  const { today } = await readClock(tx, caller.orgId);
  if (proposedOn < today) return fail('orderDateHasPassed');
  if (isDateTooFar(proposedOn, today)) return fail('orderDateTooFar');
  // Nobody has to agree to what was asked for, or to less.
  const holdsAtOnce = order.requested_on !== null && proposedOn <= order.requested_on;
  const after = await act(tx, acting, order, {
    step,
    ownedBy,
    change: holdsAtOnce ? { estimated_on: proposedOn, proposed_on: null } : { proposed_on: proposedOn },
    detail: {
      day: proposedOn,
      dayBefore: order.estimated_on,
      reasonText,
      ...(holdsAtOnce && { agrees: true }),
    },
  });
  audit({ object: order.id, detail: { day: proposedOn } });
  return presentDetail(context, after ?? order);
});
