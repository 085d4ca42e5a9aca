import { useQuery } from '@tanstack/react-query';
import type { Counted } from '../../platform/list/tab-counts.ts';
import { ALL, openOf, tabsOf, withTab } from './list/order-tabs.ts';
import { filtersOf } from './list/order-view.ts';
import { countsQuery } from './order.queries.ts';
import type { OrderListState } from './use-order-list.ts';

/** How many orders each tab has, then each view, in one call. Beside all orders stands how many are open. */
export function useOrderCounts({ isClinic, firstOf, views }: OrderListState): readonly Counted[] {
  const ofTabs = tabsOf(isClinic).map((tab) => {
    const filters = withTab(tab, firstOf(tab));
    return filtersOf({
      keyword: '',
      filters: tab.id === ALL ? { ...filters, states: openOf(tab) } : filters,
    });
  });
  const lists = [...ofTabs, ...views.map(({ settings }) => settings.filters)];
  return useQuery({ ...countsQuery(lists), placeholderData: (before) => before }).data?.list ?? [];
}

/** Whether there is no order at all. Asked only where none is shown: a list may be narrowed to none. */
export function useHasNone(isAsked: boolean): boolean {
  const { data } = useQuery({ ...countsQuery([{}]), enabled: isAsked });
  return isAsked && data?.list[0]?.total === 0;
}
