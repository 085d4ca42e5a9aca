import { assignOrder as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { listHolders, namesOf } from '../../member/public.ts';
import { act } from '../act.ts';
import { beginStep } from '../begin-step.ts';
import { saveTechnician } from '../lab-order.repository.ts';
import { presentDetail } from '../order.present.ts';
import { TECHNICIANS_HOLD } from '../technicians.ts';

export const assign = implement(call, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const { order, step, acting, ownedBy } = await beginStep(context, 'assign');
  const technician = input.technician ?? null;
  const holders = await listHolders(tx, caller.orgId, TECHNICIANS_HOLD);
  if (technician !== null && !holders.some(({ userCode }) => userCode === technician))
    return fail('memberNotAssignable');
  const names = await namesOf(tx, caller.orgId, technician === null ? [] : [technician]);
  await saveTechnician(tx, caller.orgId, order.id, technician);
  const detail = { technician: names.get(technician ?? '') ?? '' };
  const after = await act(tx, acting, order, { step, ownedBy, detail, technician });
  audit({ object: order.id, detail: { technician } });
  return presentDetail(context, after ?? order);
});
