import { listDentists as call } from '@archway/contract/dentist/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { pageWanted, presentPage } from '../../../platform/rpc/present-page.ts';
import { belongingsOf, presentDentist } from '../dentist.present.ts';
import { countDentists, listDentists } from '../dentist.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx, store, fail }) => {
    const wanted = pageWanted(input, () => fail('invalidInput', { data: { fields: ['cursor'] } }));
    const rows = await listDentists(tx, caller.orgId, wanted);
    const total = wanted.after?.total ?? (await countDentists(tx, caller.orgId, wanted.keyword));
    const belongings = await belongingsOf({ tx, store, caller }, rows);
    return presentPage(rows, { size: wanted.size, total }, (row) => presentDentist(row, belongings));
  },
  { reads: true },
);
