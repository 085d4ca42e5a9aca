import { handOver as call, MOST_HANDED_OVER } from '@archway/contract/order/people';
import { implement } from '../../../platform/rpc/implement.ts';
import { listHolders, namesOf } from '../../member/public.ts';
import { giveOrder } from '../give-order.ts';
import { readWorkloads } from '../lab-order-list.repository.ts';
import { actingAs } from '../on-order.ts';
import { listOpenOf } from '../open-work.repository.ts';
import { TECHNICIANS_HOLD } from '../technicians.ts';

export const handOver = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { orgId } = caller;
  const to = [...new Set(input.to)];
  const holders = new Set((await listHolders(tx, orgId, TECHNICIANS_HOLD)).map(({ userCode }) => userCode));
  if (to.some((userCode) => !holders.has(userCode) || userCode === input.from))
    return fail('memberNotAssignable');
  const names = await namesOf(tx, orgId, to);
  const known = await readWorkloads(tx, orgId, to);
  const receivers = to.map((userCode) => ({
    userCode,
    name: names.get(userCode) ?? '',
    ...(known.get(userCode) ?? { orders: 0, units: 0 }),
  }));
  const acting = await actingAs(tx, caller);
  const open = await listOpenOf(tx, caller, input.from, MOST_HANDED_OVER);
  for (const { id, units } of open) {
    const least = receivers.reduce((one, other) => (hasLess(other, one) ? other : one));
    await giveOrder(tx, { caller, acting }, id, least);
    least.units += units;
    least.orders += 1;
  }
  audit({ object: input.from, detail: { to: to.join(' '), orders: open.length } });
  return { orders: open.length };
});

interface Load {
  orders: number;
  units: number;
}

/** What was not planned yet counts no units. */
const hasLess = (one: Load, other: Load): boolean =>
  one.units < other.units || (one.units === other.units && one.orders < other.orders);
