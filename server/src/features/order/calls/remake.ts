import { remakeOrder as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { findCase } from '../../case/public.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { beginOrder } from '../new-order.ts';
import { planOf } from '../order-plan.repository.ts';
import { presentDetail } from '../order.present.ts';

export const remake = implement(call, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const { order, step, acting, ownedBy, own } = await beginStep(context, 'remake');
  const { cause, reasonText } = input;
  const row = await findCase(tx, { ...caller, scope: 'organization' }, order.case_id);
  if (own === undefined || row === undefined) return fail('notFound');
  const chain = order.chain ?? order.id;
  await act(tx, acting, order, { step, ownedBy, change: { chain }, detail: { cause, reasonText } });
  const made = await beginOrder(
    tx,
    { ...acting, userCode: caller.userCode },
    {
      row,
      // The day is asked anew. The works of the case may have been changed since; the page shows both.
      plan: {
        ...planOf(own.plan),
        type: 'remake',
        labCode: order.counterpart,
        requestedOn: null,
        note: reasonText,
      },
      as: 'create',
      remakes: { chain, cause },
    },
  );
  audit({ object: order.id, detail: { made: made.id, cause } });
  return presentDetail(context, made);
});
