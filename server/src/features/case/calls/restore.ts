import { restoreCases as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { doneOf, forEachItem } from '../../../platform/rpc/item-results.ts';
import { listCaseFiles, putUnpacked } from '../case-file.repository.ts';
import { keepHistory } from '../case-history.repository.ts';
import { lockDeletedCase, markDeletedBy } from '../case.repository.ts';
import { refreshCase } from '../refresh-case.ts';

export const restore = implement(call, async ({ input, caller, tx, request, audit }) => {
  const { orgId } = caller;
  const results = await forEachItem(input.ids.toSorted(), request.language, async (id) => {
    if ((await lockDeletedCase(tx, caller, id)) === undefined) return 'notFound';
    const row = await markDeletedBy(tx, orgId, id, undefined);
    // Its files may have come further while nobody followed them.
    const files = (await listCaseFiles(tx, orgId, id)).map(({ file_id }) => file_id);
    if (files.length > 0) await putUnpacked(tx, orgId, files);
    await refreshCase(tx, orgId, row);
    await keepHistory(tx, orgId, { caseId: id, kind: 'restored', doneBy: caller.userCode });
    return 'ok';
  });
  audit({ object: orgId, detail: { restored: doneOf(results).join(' ') } });
  return results;
});
