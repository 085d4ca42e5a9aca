import { Tabs, type Tab } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { tabCount } from '../../../platform/list/tab-counts.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { ViewMenu, viewTab } from '../../view/public.ts';
import { tabsOf } from '../list/order-tabs.ts';
import { isAsSaved, settingsOf } from '../list/order-view.ts';
import { useOrderCounts } from '../use-order-counts.ts';
import type { OrderListState } from '../use-order-list.ts';

/** The lists that everybody of one side has, then the reader's views and those of colleagues, all with their counts. */
export function OrderTabs({ orders }: { orders: OrderListState }): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const counted = useOrderCounts(orders);
  const fixed = tabsOf(orders.isClinic);
  const countOf = (at: number) =>
    tabCount(counted[at], { number, orMore: (total) => t('order.orMore', { total }) });
  const tabs: Tab<string>[] = [
    ...fixed.map(({ id, text, isUrgent = false }, at) => ({
      id,
      label: t(text),
      isUrgent: isUrgent && counted[at]?.total !== 0,
      ...countOf(at),
    })),
    ...orders.views.map((view, at) => ({
      ...viewTab(t, view),
      ...countOf(fixed.length + at),
      isApart: at === 0,
    })),
  ];
  return (
    <Tabs
      label={t('views.label')}
      tabs={tabs}
      selected={orders.view?.viewId ?? orders.tab?.id ?? ''}
      onSelect={(tab) => orders.open(tab)}
      extra={<Looks orders={orders} />}
    />
  );
}

/** What can be done about the list as it is shown. */
function Looks({ orders: { shown, view, open, openAll } }: { orders: OrderListState }): ReactNode {
  return (
    <ViewMenu
      list="order"
      view={view}
      settings={settingsOf(shown)}
      isChanged={view !== undefined && !isAsSaved(view.settings, shown)}
      onOpen={open}
      onDeleted={openAll}
    />
  );
}
