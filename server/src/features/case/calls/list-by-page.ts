import { listCases as call } from '@archway/contract/case/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentListed } from '../case.present.ts';
import { hasOnePlan, narrowingOf } from '../case-narrowing.ts';
import { CASE_LIST } from '../case.repository.ts';
import { findListedCases, searchListed } from '../listed-case.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx, store }) => {
    const wanted = pageWanted(CASE_LIST, input);
    const narrowing = await narrowingOf(tx, caller.orgId, input);
    const found =
      (input.keyword ?? '') === ''
        ? await readPage(tx, findListedCases(tx, caller, narrowing), wanted, {
            isKept: hasOnePlan(narrowing),
          })
        : await searchListed(tx, caller, narrowing, wanted);
    return presentPage(found, wanted, (rows) => Promise.all(rows.map((row) => presentListed(row, store))));
  },
  { reads: true },
);
