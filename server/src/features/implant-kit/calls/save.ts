import { saveImplantKit as call } from '@archway/contract/implant-kit/calls';
import { findKit, MOST_IMPLANT_KITS, SEEDED_KITS } from '@archway/rules/treatment/implant-kits';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { implantKitChanged } from '../implant-kit.events.ts';
import { presentKit } from '../implant-kit.present.ts';
import { countKits, findSameKit, insertKit, lockKits } from '../implant-kit.repository.ts';

export const save = implement(call, async ({ input, caller, tx, fail, audit }) => {
  if (findKit(SEEDED_KITS, input) !== undefined) return fail('implantKitIsSeeded');
  await lockKits(tx, caller.orgId);
  const same = await findSameKit(tx, caller.orgId, input);
  if (same !== undefined) return presentKit(same);
  if ((await countKits(tx, caller.orgId)) >= MOST_IMPLANT_KITS) return fail('tooManyImplantKits');
  const row = await insertKit(tx, caller, input);
  await record(tx, implantKitChanged, {});
  audit({ object: row.id });
  return presentKit(row);
});
