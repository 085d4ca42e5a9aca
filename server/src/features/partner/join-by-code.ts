import { PartnerCard, type Partner } from '@archway/contract/partner/model';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import type { Tx } from '../../platform/rpc/implement.ts';
import { actingFor, type Acting } from './acting.ts';
import { beginPartnership } from './begin-partnership.ts';
import { acceptByCode } from './change-partnership.ts';
import { useCode } from './other-organizations.repository.ts';

/** Uses a code up and makes partners of whoever gave it and whoever has it. Whoever refuses must roll back. */
export async function joinByHash(
  tx: Tx,
  caller: Acting,
  hash: Buffer,
): Promise<Partner | 'noGetpartnerName' | 'partnerAlready'> {
  const found = await useCode(tx, hash);
  if (found === undefined) return 'noGetpartnerName';
  const { actor, ownCard } = await actingFor(tx, caller);
  const begun = await beginPartnership(tx, caller, actor, {
    other: found.org_id,
    status: PARTNERSHIP_STATUS.accepted,
    ownCard,
    otherCard: PartnerCard.parse(found.card),
  });
  // One has asked the other before: the code is the answer, whoever asked.
  return begun ?? (await acceptByCode(tx, caller, found.org_id)) ?? 'partnerAlready';
}
