import type { Partner } from '@archway/contract/partner/model';
import { partnershipStep, type PartnerAction } from '@archway/rules/partner/machine';
import type { PartnershipStatus } from '@archway/rules/partner/statuses';
import { record } from '../../platform/events/record.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { actingFor } from './acting.ts';
import { partnershipChanged } from './partner.events.ts';
import { otherOf, presentPartner, sideOf } from './partner.present.ts';
import { lockPartnership, stepPartnership } from './partnership.repository.ts';

interface Seen {
  partnershipId: string;
  version: number;
}

/** Takes one step of the machine, as the caller's side, on the version the caller saw. */
export async function changePartnership(
  tx: Tx,
  caller: Caller,
  action: PartnerAction,
  { partnershipId, version }: Seen,
): Promise<Partner | 'notFound' | 'partnershipChanged'> {
  const row = await lockPartnership(tx, caller, partnershipId);
  if (row === undefined) return 'notFound';
  const step = partnershipStep(row.status as PartnershipStatus, action, sideOf(caller, row));
  if (step === undefined || row.version !== version) return 'partnershipChanged';
  const { actor, ownCard } = await actingFor(tx, caller);
  await stepPartnership(tx, caller, actor, { id: row.id, to: step.to, sets: step.sets, ownCard });
  const changed = presentPartner(caller, (await lockPartnership(tx, caller, partnershipId)) ?? row);
  await record(tx, partnershipChanged, {
    partnershipId,
    action,
    otherOrgId: otherOf(caller, row),
    ownName: ownCard.name,
    otherName: changed.organization.name,
  });
  return changed;
}
