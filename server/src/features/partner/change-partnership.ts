import type { Partner } from '@archway/contract/partner/model';
import { partnershipStep, type PartnerAction, type PartnershipStep } from '@archway/rules/partner/machine';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { actingFor, type Acting } from './acting.ts';
import { partnershipChanged } from './partner.events.ts';
import { otherOf, presentPartner, sideOf } from './partner.present.ts';
import {
  findPartnership,
  lockLivePartnerships,
  lockPartnership,
  stepPartnership,
  type PartnershipRow,
} from './partnership.repository.ts';

interface Seen {
  partnershipId: string;
  version: number;
}

/** Takes one step of the machine, as the caller's side, on the version the caller saw. */
export async function changePartnership(
  tx: Tx,
  caller: Acting,
  action: PartnerAction,
  { partnershipId, version }: Seen,
): Promise<Partner | 'notFound' | 'partnershipChanged'> {
  const row = await lockPartnership(tx, caller, partnershipId);
  if (row === undefined) return 'notFound';
  const step = partnershipStep(row.status as PartnershipStatus, action, sideOf(caller, row));
  if (step === undefined || row.version !== version) return 'partnershipChanged';
  return takeStep(tx, caller, row, step);
}

/** Accepts the open request of a pair for whoever has the code of the other; nothing when there is none. */
export async function acceptByCode(tx: Tx, caller: Acting, other: string): Promise<Partner | null> {
  const row = (await lockLivePartnerships(tx, caller)).find(
    (one) => otherOf(caller, one) === other && one.status === PARTNERSHIP_STATUS.applying,
  );
  const step = partnershipStep(PARTNERSHIP_STATUS.applying, 'accept', 'asked');
  return row === undefined || step === undefined ? null : takeStep(tx, caller, row, step);
}

async function takeStep(
  tx: Tx,
  caller: Acting,
  row: PartnershipRow,
  step: PartnershipStep,
): Promise<Partner> {
  const { actor, ownCard } = await actingFor(tx, caller);
  const { id } = row;
  await stepPartnership(tx, caller, actor, { id, to: step.to, sets: step.sets, ownCard });
  const changed = presentPartner(caller, (await findPartnership(tx, caller, id)) ?? row);
  await record(tx, partnershipChanged, {
    partnershipId: id,
    action: step.action,
    otherOrgId: otherOf(caller, row),
    ownName: ownCard.name,
    otherName: changed.organization.name,
  });
  return changed;
}
