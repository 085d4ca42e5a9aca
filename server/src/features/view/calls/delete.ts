import { deleteView as call } from '@archway/contract/view/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { viewChanged } from '../view.events.ts';
import { deleteView } from '../view.repository.ts';

export const remove = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const row = (await deleteView(tx, caller, input.viewId)) ?? fail('notFound');
  await record(tx, viewChanged, {});
  audit({ object: row.id });
  return {};
});
