import { listPartners as call } from '@archway/contract/partner/calls';
import { STATUSES_OF_FILTER } from '@archway/rules/partner/statuses';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentPartner } from '../partner.present.ts';
import { findPartnerships, PARTNERSHIP_LIST } from '../partnership.repository.ts';

export const list = implement(
  call,
  async ({ input, caller, tx }) => {
    const { filter, keyword } = input;
    const wanted = pageWanted(PARTNERSHIP_LIST, input);
    const narrowing = { keyword, ...(filter === undefined ? {} : { statuses: STATUSES_OF_FILTER[filter] }) };
    const found = await readPage(tx, findPartnerships(tx, caller, narrowing), wanted);
    return presentPage(found, wanted, (rows) => rows.map((row) => presentPartner(caller, row)));
  },
  { reads: true },
);
