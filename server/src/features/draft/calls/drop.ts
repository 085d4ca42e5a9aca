import { dropDraft as call } from '@archway/contract/draft/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { deleteDraft } from '../draft.repository.ts';

export const drop = implement(call, async ({ input, caller: { orgId, userCode }, tx, audit }) => {
  const dropped = await deleteDraft(tx, { orgId, userCode, ...input });
  audit({ object: input.subject === '' ? input.kind : input.subject, detail: { kind: input.kind } });
  return { dropped };
});
