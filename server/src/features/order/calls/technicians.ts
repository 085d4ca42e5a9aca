import { listTechnicians as call } from '@archway/contract/order/dates';
import { implement } from '../../../platform/rpc/implement.ts';
import { listHolders, namesOf } from '../../member/public.ts';
import { readWorkloads } from '../lab-order-list.repository.ts';
import { TECHNICIANS_HOLD } from '../technicians.ts';

export const technicians = implement(call, async ({ caller, tx }) => {
  const { orgId } = caller;
  const codes = (await listHolders(tx, orgId, TECHNICIANS_HOLD)).map(({ userCode }) => userCode);
  const names = await namesOf(tx, orgId, codes);
  const workloads = await readWorkloads(tx, orgId, codes);
  const list = codes.map((userCode) => ({
    userCode,
    name: names.get(userCode) ?? '',
    ...(workloads.get(userCode) ?? { orders: 0, units: 0 }),
  }));
  return { list: list.toSorted((one, other) => one.name.localeCompare(other.name)) };
});
