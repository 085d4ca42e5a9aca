import { getOpenWork as call } from '@archway/contract/order/people';
import { implement } from '../../../platform/rpc/implement.ts';
import { findOwnDentists } from '../../dentist/public.ts';
import { listOpenOf, listPreparedOf } from '../open-work.repository.ts';
import { isClinic } from '../order.repository.ts';

/** More are not counted one by one: nobody hands over thousands at once. */
const MOST = 10_000;

export const openWork = implement(
  call,
  async ({ input: { userCode }, caller, tx }) => {
    if (!isClinic(caller))
      return { orders: (await listOpenOf(tx, caller, userCode, MOST)).length, releases: 0 };
    const dentists = await findOwnDentists(tx, caller.orgId, userCode);
    const prepared = await listPreparedOf(tx, caller, dentists, MOST);
    return {
      orders: prepared.length,
      releases: prepared.filter(({ isReleaseAsked }) => isReleaseAsked).length,
    };
  },
  { reads: true },
);
