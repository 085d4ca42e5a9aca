import { listCases as call } from '@archway/contract/case/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentCases } from '../case.present.ts';
import { narrowingOf } from '../case-narrowing.ts';
import { CASE_LIST, findCases } from '../case.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx, store }) => {
    const wanted = pageWanted(CASE_LIST, input);
    const found = await readPage(
      tx,
      findCases(tx, caller, await narrowingOf(tx, caller.orgId, input)),
      wanted,
    );
    return presentPage(found, wanted, async (rows) =>
      rows.map(await presentCases({ tx, store, caller }, rows)),
    );
  },
  { reads: true },
);
