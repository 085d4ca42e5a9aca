import type { PartnerCard } from '@archway/contract/partner/model';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { namesOf } from '../member/public.ts';
import { getOrganization } from '../organization/public.ts';
import { cardFrom } from './own-card.ts';
import type { Actor } from './partnership.repository.ts';

/** A caller, or a job on behalf of one. */
export type Acting = Pick<Caller, 'orgId' | 'orgType' | 'userCode'>;

/** Who acts for which organization, as the other side will read it. */
export async function actingFor(tx: Tx, caller: Acting): Promise<{ actor: Actor; ownCard: PartnerCard }> {
  const { orgId, userCode } = caller;
  const names = await namesOf(tx, orgId, [userCode]);
  return {
    actor: { userCode, name: names.get(userCode) ?? '' },
    ownCard: cardFrom(await getOrganization(tx, orgId)),
  };
}
