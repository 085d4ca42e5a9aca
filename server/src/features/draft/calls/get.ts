import { getDraft as call } from '@archway/contract/draft/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findDraft } from '../draft.repository.ts';

export const get = implement(
  call,
  async ({ input, caller: { orgId, userCode }, tx }) => {
    const row = await findDraft(tx, { orgId, userCode, ...input });
    if (row === undefined) return { draft: null };
    return { draft: { body: row.body, version: row.version, savedAt: row.saved_at.toISOString() } };
  },
  { reads: true },
);
