import { getLikes as call } from '@archway/contract/customer/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findLikes } from '../../partner/public.ts';
import { presentLikes } from '../customer.present.ts';

export const likes = implement(
  call,
  async ({ input: { companyCode }, caller, tx, fail }) => {
    const row = (await findLikes(tx, caller, companyCode)) ?? fail('notFound');
    return presentLikes(row, caller.orgId);
  },
  { reads: true },
);
