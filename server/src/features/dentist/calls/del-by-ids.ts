import { deleteDentists as call } from '@archway/contract/dentist/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { dentistChanged } from '../dentist.events.ts';
import { removeDentists } from '../dentist.repository.ts';

export const delByIds = implement(call, async ({ input, caller, tx, audit }) => {
  const { dentistIds } = input;
  const deleted = await removeDentists(tx, caller.orgId, dentistIds);
  if (deleted > 0) await record(tx, dentistChanged, {});
  audit({ object: dentistIds.join(','), detail: { deleted } });
  return { deleted };
});
