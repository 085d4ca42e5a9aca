import { saveDraft as call } from '@archway/contract/draft/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { dropOldest, writeDraft } from '../draft.repository.ts';

export const save = implement(call, async ({ input, caller: { orgId, userCode }, tx, fail, audit }) => {
  const { kind, subject, body, version } = input;
  const written =
    (await writeDraft(tx, { orgId, userCode, kind, subject }, { body, version })) ?? fail('conflict');
  if (version === 0) await dropOldest(tx, { orgId, userCode });
  audit({ object: subject === '' ? kind : subject, detail: { kind } });
  return { version: written.version, savedAt: written.saved_at.toISOString() };
});
