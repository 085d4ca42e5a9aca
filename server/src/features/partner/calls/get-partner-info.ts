import { getPartnerInfo as call } from '@archway/contract/partner/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentPartner } from '../partner.present.ts';
import { findPartnership } from '../partnership.repository.ts';

export const getInfo = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const row = (await findPartnership(tx, caller, input.partnershipId)) ?? fail('notFound');
    return presentPartner(caller, row);
  },
  { reads: true },
);
