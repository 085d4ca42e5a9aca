import { listViews as call } from '@archway/contract/view/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentViews } from '../view.present.ts';
import { listViewsFor } from '../view.repository.ts';

export const list = implement(
  call,
  async ({ input, caller, tx }) => ({
    list: await presentViews(tx, caller, await listViewsFor(tx, caller, input.list)),
  }),
  { reads: true },
);
