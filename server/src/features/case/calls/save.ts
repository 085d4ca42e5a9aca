import { saveCase as call } from '@archway/contract/case/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { nextCaseCode } from '../case-count.repository.ts';
import { presentDetail } from '../case-detail.present.ts';
import { caseChanged } from '../case.events.ts';
import { insertCase, lockCase, saveCase } from '../case.repository.ts';

export const save = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId: id, name } = input;
  if (name === '') return fail('nameMissing', { data: { fields: ['name'] } });
  const before = id === undefined ? null : ((await lockCase(tx, caller, id)) ?? fail('notFound'));
  const row =
    before === null
      ? await insertCase(tx, caller, { name, code: await nextCaseCode(tx, caller.orgId) })
      : await saveCase(tx, caller.orgId, before.id, { name });
  await record(tx, caseChanged, { caseId: row.id, madeBy: row.created_by });
  audit({ object: row.id, detail: { isNew: before === null } });
  return presentDetail({ tx, store, caller }, row);
});
