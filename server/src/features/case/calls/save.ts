import { saveCase as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { numberCase } from '../case-count.repository.ts';
import { presentDetail } from '../case-detail.present.ts';
import { insertCase, lockCase, saveCase } from '../case.repository.ts';
import { recordOf } from '../case-record.ts';
import { tellCase } from '../tell-case.ts';

export const save = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId: id, name } = input;
  if (name === '') return fail('nameMissing', { data: { fields: ['name'] } });
  const before = id === undefined ? null : ((await lockCase(tx, caller, id)) ?? fail('notFound'));
  const change = (await recordOf(tx, caller, input, before)) ?? fail('notFound');
  const row =
    before === null
      ? await insertCase(tx, caller, { ...change, name, ...(await numberCase(tx, caller.orgId)) })
      : await saveCase(tx, caller.orgId, before.id, { ...change, name });
  await tellCase(tx, row, before ?? row);
  audit({ object: row.id, detail: { isNew: before === null } });
  return presentDetail({ tx, store, caller }, row);
});
