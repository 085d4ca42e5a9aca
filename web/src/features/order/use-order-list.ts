import type { OrderView } from '@archway/contract/view/model';
import type { Density } from '@archway/rules/display';
import type { OrderColumn } from '@archway/rules/order/list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useList, type List } from '../../platform/list/use-list.ts';
import { usePreference } from '../../platform/session/use-preference.ts';
import { viewsQuery } from '../view/public.ts';
import { keepColumns, readColumns } from './list/column-choice.ts';
import { ALL, allOf, tabsOf, withTab, type OrderTab } from './list/order-tabs.ts';
import { NO_CHIPS, shownBy, SORTS, type OrderChips, type ShownOrders } from './list/order-view.ts';
import { useIsClinic } from './use-is-clinic.ts';

export interface OrderListState {
  list: List<(typeof SORTS)[number], OrderChips>;
  shown: ShownOrders;
  /** What a tab is narrowed to at first, with what its chips are set to. */
  firstOf: (tab: OrderTab) => OrderChips;
  views: readonly OrderView[];
  /** One of the tabs that everybody has; none while a view is open. */
  tab: OrderTab | undefined;
  view: OrderView | undefined;
  /** Opens a tab, or a view by its id. */
  open: (tab: string, view?: OrderView) => void;
  /** All orders, with what is searched for. */
  openAll: () => void;
  filter: (change: Partial<OrderChips>) => void;
  density: Density;
  isClinic: boolean;
  setColumns: (columns: OrderColumn[]) => void;
  setDensity: (density: Density) => void;
}

/** What one sees of the orders, by tab, or all with one partner; columns outside a view and the height of rows are the reader's own. */
export function useOrderList(partner: string | null): OrderListState {
  const isClinic = useIsClinic();
  const [preference, choose] = usePreference();
  const tabs = tabsOf(isClinic);
  const first = partner === null ? tabs[0] : allOf(isClinic);
  // Days are asked of what has ended, which one tab lists.
  const firstOf = ({ id }: OrderTab): OrderChips =>
    id === ALL ? { ...NO_CHIPS, ended: preference.orderListRange } : NO_CHIPS;
  const chips = { ...firstOf(first), ...(partner !== null && { companyCodes: [partner] }) };
  const list = useList(SORTS, chips, first.sort);
  const views = (useQuery(viewsQuery('order')).data?.list ?? []).filter((one) => one.list === 'order');
  const [chosen, setChosen] = useState(first.id);
  const { own, ofView, setOwn, setOfView } = useColumnChoice(isClinic);
  const view = views.find(({ viewId }) => viewId === chosen);
  // A view that was deleted or is shared no more leaves its reader with the list it showed.
  const tab = view === undefined ? (tabs.find(({ id }) => id === chosen) ?? allOf(isClinic)) : undefined;
  const openTab = (opened: OrderTab, typed = ''): void => {
    setChosen(opened.id);
    list.show({ typed, filters: firstOf(opened), sort: opened.sort });
  };
  const openView = ({ viewId, settings }: OrderView): void => {
    const { keyword, columns, ...shown } = shownBy(settings);
    setChosen(viewId);
    setOfView(columns);
    list.show({ typed: keyword, ...shown });
  };
  return {
    list,
    shown: {
      keyword: list.keyword,
      filters: tab === undefined ? list.filters : withTab(tab, list.filters),
      sort: list.sort,
      columns: view === undefined ? own : ofView,
    },
    firstOf,
    views,
    tab,
    view,
    open: (to, opened = views.find(({ viewId }) => viewId === to)) =>
      opened === undefined ? openTab(tabs.find(({ id }) => id === to) ?? first) : openView(opened),
    openAll: () => openTab(allOf(isClinic), list.typed),
    filter: (change) => {
      list.filter(change);
      // All orders begin with the days their reader looked at last.
      if (tab?.id === ALL && typeof change.ended === 'string') choose({ orderListRange: change.ended });
    },
    density: preference.density,
    isClinic,
    setColumns: view === undefined ? setOwn : setOfView,
    setDensity: (density) => choose({ density }),
  };
}

/** The columns outside a view, which are kept, and those of the view that is open. */
function useColumnChoice(isClinic: boolean) {
  const [own, setOwn] = useState(() => readColumns(isClinic));
  const [ofView, setOfView] = useState<readonly OrderColumn[]>([]);
  return {
    own,
    ofView,
    setOwn: (columns: OrderColumn[]) => {
      keepColumns(isClinic, columns);
      setOwn(columns);
    },
    setOfView,
  };
}

/** Whether the list may hide orders of its tab or its view. */
export const isNarrowed = ({ list, tab, firstOf }: OrderListState): boolean =>
  list.keyword !== '' || tab === undefined || JSON.stringify(list.filters) !== JSON.stringify(firstOf(tab));
