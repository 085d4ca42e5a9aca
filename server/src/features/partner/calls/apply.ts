import { applyPartner as call } from '@archway/contract/partner/calls';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { PartnerCard } from '@archway/contract/partner/model';
import { implement } from '../../../platform/rpc/implement.ts';
import { actingFor } from '../acting.ts';
import { beginPartnership } from '../begin-partnership.ts';
import { cardOfListed } from '../other-organizations.repository.ts';

export const apply = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const card = (await cardOfListed(tx, input.companyCode)) ?? fail('notFound');
  const { actor, ownCard } = await actingFor(tx, caller);
  const partner = await beginPartnership(tx, caller, actor, {
    other: input.companyCode,
    status: PARTNERSHIP_STATUS.applying,
    ownCard,
    otherCard: PartnerCard.parse(card),
  });
  if (partner === null) return fail('partnerAlready');
  audit({ object: partner.partnershipId });
  return partner;
});
