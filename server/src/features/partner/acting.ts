import type { PartnerCard } from '@archway/contract/partner/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import { getOrganization } from '../organization/public.ts';
import type { Actor } from './partnership.repository.ts';

/** Who acts for which organization, as the other side will read it. */
export async function actingFor(tx: Tx, caller: Caller): Promise<{ actor: Actor; ownCard: PartnerCard }> {
  const { orgId, userCode } = caller;
  const own = await getOrganization(tx, orgId);
  const names = await namesOf(tx, orgId, [userCode]);
  return {
    actor: { userCode, name: names.get(userCode) ?? '' },
    ownCard: {
      name: own.name,
      city: own.city,
      country: own.country,
      certifiedAs: own.certified_as,
      certifiedColor: own.certified_color,
      phone: own.phone,
      email: own.email,
    },
  };
}
