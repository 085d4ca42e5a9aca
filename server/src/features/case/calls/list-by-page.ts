import { listCases as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { pageWanted, presentPage } from '../../../platform/rpc/present-page.ts';
import { presentCases } from '../case.present.ts';
import { countCases, listCases } from '../case.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx, store, fail }) => {
    const wanted = pageWanted(input, () => fail('invalidInput', { data: { fields: ['cursor'] } }));
    const rows = await listCases(tx, caller, wanted);
    const total = wanted.after?.total ?? (await countCases(tx, caller, wanted.keyword));
    const present = await presentCases({ tx, store, caller }, rows.slice(0, wanted.size));
    return presentPage(rows, { size: wanted.size, total }, present);
  },
  { reads: true },
);
