import { setAutoAccept as call } from '@archway/contract/partner/calls';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { partnershipChanged } from '../partner.events.ts';
import { otherOf, presentPartner } from '../partner.present.ts';
import { lockPartnership, saveAutoAccept } from '../partnership.repository.ts';

export const autoAccept = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const row = (await lockPartnership(tx, caller, input.partnershipId)) ?? fail('notFound');
  if (row.version !== input.version || row.status !== PARTNERSHIP_STATUS.accepted)
    return fail('partnershipChanged');
  await saveAutoAccept(tx, caller, row.id, input.autoAccept);
  const changed = presentPartner(caller, {
    ...row,
    auto_accept: input.autoAccept,
    version: row.version + 1,
  });
  await record(tx, partnershipChanged, {
    partnershipId: row.id,
    action: null,
    otherOrgId: otherOf(caller, row),
    ownName: '',
    otherName: changed.organization.name,
  });
  audit({ object: row.id, detail: { autoAccept: input.autoAccept } });
  return changed;
});
