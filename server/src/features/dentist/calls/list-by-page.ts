import { listDentists as call } from '@archway/contract/dentist/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { belongingsOf, presentDentist } from '../dentist.present.ts';
import { DENTIST_LIST, findDentists } from '../dentist.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx, store }) => {
    const wanted = pageWanted(DENTIST_LIST, input);
    const found = await readPage(tx, findDentists(tx, caller.orgId, input.keyword), wanted);
    return presentPage(found, wanted, async (rows) => {
      const belongings = await belongingsOf({ tx, store, caller }, rows);
      return rows.map((row) => presentDentist(row, belongings));
    });
  },
  { reads: true },
);
