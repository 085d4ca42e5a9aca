import type { Partner } from '@archway/contract/partner/model';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Acting } from './acting.ts';
import { partnershipChanged } from './partner.events.ts';
import { presentPartner } from './partner.present.ts';
import { insertPartnership, type Actor, type NewPartnership } from './partnership.repository.ts';

/** Null when the pair has a live one already. */
export async function beginPartnership(
  tx: Tx,
  caller: Acting,
  actor: Actor,
  partnership: NewPartnership,
): Promise<Partner | null> {
  const row = await insertPartnership(tx, caller, actor, partnership);
  if (row === undefined) return null;
  await record(tx, partnershipChanged, {
    partnershipId: row.id,
    // A code's giver has agreed beforehand, and is told of a partner instead of a request.
    action: partnership.status === PARTNERSHIP_STATUS.accepted ? 'accept' : 'apply',
    otherOrgId: partnership.other,
    ownName: partnership.ownCard.name,
    otherName: partnership.otherCard.name,
  });
  return presentPartner(caller, row);
}
