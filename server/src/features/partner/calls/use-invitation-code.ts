import { redeemInvitationCode as call } from '@archway/contract/partner/calls';
import { PartnerCard } from '@archway/contract/partner/model';
import { readPartnerCode } from '@archway/rules/partner/codes';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { implement } from '../../../platform/rpc/implement.ts';
import { actingFor } from '../acting.ts';
import { acceptByCode } from '../change-partnership.ts';
import { beginPartnership } from '../begin-partnership.ts';
import { useCode } from '../other-organizations.repository.ts';
import { hashOfCode } from '../partner-code.ts';

export const joinByCode = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const code = readPartnerCode(input.code) ?? fail('noGetpartnerName');
  const found = (await useCode(tx, hashOfCode(code))) ?? fail('noGetpartnerName');
  const { actor, ownCard } = await actingFor(tx, caller);
  const begun = await beginPartnership(tx, caller, actor, {
    other: found.org_id,
    status: PARTNERSHIP_STATUS.accepted,
    ownCard,
    otherCard: PartnerCard.parse(found.card),
  });
  // One has asked the other before: the code is the answer, whoever asked.
  const partner = begun ?? (await acceptByCode(tx, caller, found.org_id));
  // The code stays good: what used it up is taken back with the rest.
  if (partner === null) return fail('partnerAlready');
  audit({ object: partner.partnershipId });
  return partner;
});
