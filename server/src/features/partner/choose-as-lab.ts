import type { Partner } from '@archway/contract/partner/model';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { Acting } from './acting.ts';
import { partnershipChanged } from './partner.events.ts';
import { otherOf, presentPartner } from './partner.present.ts';
import { lockPartnership, saveLabChoice, type LabChoice } from './partnership.repository.ts';

/** Sets what the lab decides about a clinic, on the version the caller saw. */
export async function chooseAsLab(
  tx: Tx,
  caller: Acting,
  { partnershipId, version }: { partnershipId: string; version: number },
  choice: LabChoice,
): Promise<Partner | 'notFound' | 'partnershipChanged'> {
  const row = await lockPartnership(tx, caller, partnershipId);
  if (row === undefined) return 'notFound';
  if (row.version !== version || row.status !== PARTNERSHIP_STATUS.accepted) return 'partnershipChanged';
  await saveLabChoice(tx, caller, row.id, choice);
  const changed = presentPartner(caller, { ...row, ...choice, version: row.version + 1 });
  await record(tx, partnershipChanged, {
    partnershipId: row.id,
    action: null,
    otherOrgId: otherOf(caller, row),
    ownName: '',
    otherName: changed.organization.name,
  });
  return changed;
}
