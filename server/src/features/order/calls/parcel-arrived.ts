import { parcelArrived as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { presentDetail } from '../order.present.ts';
import { NOW } from '../order.repository.ts';

export const arrive = implement(call, async (context) => {
  const { tx, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'parcelArrived');
  const after = await act(tx, acting, order, { step, ownedBy, change: { arrived_at: NOW } });
  audit({ object: order.id });
  return presentDetail(context, after ?? order);
});
