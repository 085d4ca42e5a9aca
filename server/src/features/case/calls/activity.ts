import { listActivity as call } from '@archway/contract/case/calls';
import { HISTORY_GROUPS } from '@archway/rules/case-history';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentHistory, presentVisitors } from '../case-history.present.ts';
import { findHistory, HISTORY_LIST, listVisitors } from '../case-history.repository.ts';
import { findCase } from '../case.repository.ts';

export const activity = implement(
  call,
  async ({ input, caller, tx, fail }) => {
    const { caseId, group, doneBy } = input;
    const { orgId } = caller;
    const wanted = pageWanted(HISTORY_LIST, input);
    if ((await findCase(tx, caller, caseId)) === undefined) return fail('notFound');
    const kinds = group === undefined ? undefined : HISTORY_GROUPS[group];
    const found = await readPage(tx, findHistory(tx, orgId, { caseId, kinds, doneBy }), wanted);
    const page = await presentPage(found, wanted, (rows) => presentHistory(tx, caller, rows));
    const people = await presentVisitors(tx, orgId, await listVisitors(tx, orgId, caseId));
    return { ...page, people };
  },
  { reads: true },
);
