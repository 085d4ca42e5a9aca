import type { InputOf } from '@archway/contract/core/call';
import type { listOrders } from '@archway/contract/order/calls';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { useList, type List } from '../../platform/list/use-list.ts';

/** What the chips of the list are set to. */
export interface OrderFilters {
  statuses: readonly OrderStatus[];
  /** The other organization. */
  companyCode: string | null;
  isReleaseAsked: boolean;
}

export type OrderListState = List<'updatedAt', OrderFilters>;

export const NO_FILTERS: OrderFilters = { statuses: [], companyCode: null, isReleaseAsked: false };

export const useOrderList = (): OrderListState => useList(['updatedAt'], NO_FILTERS);

/** As the call takes it: what narrows nothing is left out. */
export const askedBy = ({ input, filters }: OrderListState): InputOf<typeof listOrders> => ({
  ...input,
  ...(filters.statuses.length === 0 ? {} : { statuses: [...filters.statuses] }),
  ...(filters.companyCode === null ? {} : { companyCode: filters.companyCode }),
  ...(filters.isReleaseAsked ? { isReleaseAsked: true } : {}),
});

/** Whether the list may hide orders there are. */
export const isNarrowed = ({ keyword, filters }: OrderListState): boolean =>
  keyword !== '' || filters.statuses.length > 0 || filters.companyCode !== null || filters.isReleaseAsked;
