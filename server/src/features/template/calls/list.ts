import { listTemplates as call } from '@archway/contract/template/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentTemplates } from '../template.present.ts';
import { listTemplatesFor } from '../template.repository.ts';

export const list = implement(
  call,
  async ({ caller, tx }) => ({
    list: await presentTemplates(tx, caller.orgId, await listTemplatesFor(tx, caller)),
  }),
  { reads: true },
);
