import { MAX_PAGE_SIZE } from '@archway/contract/core/paging';
import {
  getPartnerInfo,
  listLivePartners,
  listPartnerCodes,
  listPartners,
  searchDirectory,
} from '@archway/contract/partner/calls';
import { listPartnerInvitations } from '@archway/contract/partner/invitation-calls';
import type { PartnerFilter } from '@archway/rules/partner/statuses';
import { callQuery, pagesQuery } from '../../platform/call/queries.ts';

/** A hundred at a time is more than anybody works with. */
export const partnersQuery = (filter: PartnerFilter) =>
  callQuery(listPartners, { pageSize: MAX_PAGE_SIZE, filter }, { ignoreErrors: true });

export const livePartnersQuery = callQuery(listLivePartners, {}, { ignoreErrors: true });

export const partnerQuery = (partnershipId: string) =>
  callQuery(getPartnerInfo, { partnershipId }, { ignoreErrors: true });

export const partnerCodesQuery = callQuery(listPartnerCodes, {}, { ignoreErrors: true });

export const invitationsQuery = callQuery(listPartnerInvitations, {}, { ignoreErrors: true });

export interface DirectoryQuestion {
  keyword: string;
  city: string;
  country: string;
  certified: boolean;
}

export const directoryQuery = (asked: DirectoryQuestion) => pagesQuery(searchDirectory, asked);
