import { searchDirectory as call } from '@archway/contract/partner/calls';
import { PartnerCard } from '@archway/contract/partner/model';
import { implement } from '../../../platform/rpc/implement.ts';
import { findListed } from '../other-organizations.repository.ts';

const PAGE = 20;

export const search = implement(
  call,
  async ({ input, tx }) => {
    const { keyword = '', city = '', country = '', certified = false, after } = input;
    const found = await findListed(tx, {
      keyword,
      city,
      country,
      isCertified: certified,
      ...(after === undefined ? {} : { after: { name: after.name, orgId: after.companyCode } }),
    });
    const list = found
      .slice(0, PAGE)
      .map(({ org_id, card }) => ({ companyCode: org_id, organization: PartnerCard.parse(card) }));
    return { list, hasMore: found.length > PAGE };
  },
  { reads: true },
);
