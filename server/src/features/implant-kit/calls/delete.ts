import { deleteImplantKit as call } from '@archway/contract/implant-kit/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { implantKitChanged } from '../implant-kit.events.ts';
import { deleteKit } from '../implant-kit.repository.ts';

export const remove = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const row = (await deleteKit(tx, caller.orgId, input.kitId)) ?? fail('notFound');
  await record(tx, implantKitChanged, {});
  audit({ object: row.id });
  return {};
});
