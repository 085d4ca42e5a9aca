import { saveCase as call } from '@archway/contract/case/calls';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { numberCase } from '../case-count.repository.ts';
import { presentDetail } from '../case-detail.present.ts';
import { insertCase, lockCase, saveCase, type CaseChange, type CaseRow } from '../case.repository.ts';
import { changesBetween } from '../case-changes.ts';
import { presentHistory } from '../case-history.present.ts';
import { keepHistory, listSince } from '../case-history.repository.ts';
import { recordOf } from '../case-record.ts';
import { tellCase } from '../tell-case.ts';

export const save = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId: id, name, version } = input;
  const { orgId } = caller;
  if (name === '') return fail('nameMissing', { data: { fields: ['name'] } });
  const before = id === undefined ? null : ((await lockCase(tx, caller, id)) ?? fail('notFound'));
  const since =
    before === null || version === undefined
      ? []
      : await listSince(tx, orgId, { caseId: before.id, version });
  if (since.length > 0) {
    const entries = await presentHistory(tx, caller, since);
    return fail('caseIsNewer', { data: { version: before?.version, entries } });
  }
  const change = (await recordOf(tx, caller, input, before)) ?? fail('notFound');
  const row =
    before === null
      ? await insertCase(tx, caller, { ...change, name, ...(await numberCase(tx, orgId)) })
      : await saveRecord(tx, before, { ...change, name }, caller.userCode);
  if (before === null)
    await keepHistory(tx, orgId, { caseId: row.id, kind: 'created', doneBy: caller.userCode });
  await tellCase(tx, row, before ?? row);
  audit({ object: row.id, detail: { isNew: before === null } });
  return presentDetail({ tx, store, caller }, row);
});

/** Changes what the case says about itself. Saving it as it is leaves no entry behind. */
async function saveRecord(tx: Tx, before: CaseRow, change: CaseChange, doneBy: string): Promise<CaseRow> {
  const { org_id: orgId, id: caseId } = before;
  const row = await saveCase(tx, orgId, caseId, { ...change, version: before.version + 1 });
  const changes = await changesBetween(tx, before, row);
  if (changes.length > 0)
    await keepHistory(tx, orgId, { caseId, kind: 'changed', doneBy, changes, version: row.version });
  return row;
}
