import type { InputOf } from '@archway/contract/core/call';
import { MAX_PAGE_SIZE } from '@archway/contract/core/paging';
import { listPartners, listPartnerCodes, searchDirectory } from '@archway/contract/partner/calls';
import type { PartnerFilter } from '@archway/rules/partner/statuses';
import { callQuery } from '../../platform/call/queries.ts';

/** A hundred at a time is more than anybody works with. */
export const partnersQuery = (filter: PartnerFilter, keyword = '') =>
  callQuery(
    listPartners,
    { pageSize: MAX_PAGE_SIZE, filter, ...(keyword === '' ? {} : { keyword }) },
    { ignoreErrors: true },
  );

export const partnerCodesQuery = callQuery(listPartnerCodes, {}, { ignoreErrors: true });

export const directoryQuery = (asked: InputOf<typeof searchDirectory>) =>
  callQuery(searchDirectory, asked, { ignoreErrors: true });
