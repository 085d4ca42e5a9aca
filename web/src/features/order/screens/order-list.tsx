import type { ListedOrder } from '@archway/contract/order/model';
import { usePermission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useShortcut } from '@archway/ui/shortcuts';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import type { AnsweredPage } from '../../../platform/list/use-list.ts';
import { OrderListHead } from '../components/order-list-head.tsx';
import { NoOrders } from '../components/no-orders.tsx';
import { OrderTable } from '../components/order-table.tsx';
import { OrderTabs } from '../components/order-tabs.tsx';
import { filtersOf } from '../list/order-view.ts';
import { NEW_ORDER, PARTNER } from '../order-paths.ts';
import { ordersQuery } from '../order.queries.ts';
import { useHasNone } from '../use-order-counts.ts';
import { useOrderList, type OrderListState } from '../use-order-list.ts';
import styles from './order-list.module.css';

type Found = UseQueryResult<AnsweredPage<ListedOrder>, CallFailure>;

/** The orders of the organization: what a clinic sends, what a lab was sent. */
export function OrderList(): ReactNode {
  const [address] = useSearchParams();
  const partner = address.get(PARTNER);
  return <Orders key={partner} partner={partner} />;
}

function Orders({ partner }: { partner: string | null }): ReactNode {
  const orders = useOrderList(partner);
  const { list, shown } = orders;
  const found = useQuery({
    ...ordersQuery({ ...list.input, ...filtersOf(shown) }),
    placeholderData: keepPreviousData,
  });
  list.follow(found);
  if (found.data === undefined && found.error?.failure === 'noPerm') return <NoAccessState />;
  return <ListPage orders={orders} found={found} />;
}

function ListPage({ orders, found }: { orders: OrderListState; found: Found }): ReactNode {
  const navigate = useNavigate();
  const mayBegin = usePermission()('order:record:save') && orders.isClinic;
  const isFirst = useHasNone(found.data?.total === 0);
  const begin = mayBegin ? () => void navigate(NEW_ORDER) : null;
  return (
    <div className={styles['page']}>
      {begin !== null && <BeginKey run={begin} />}
      <OrderTabs orders={orders} />
      {/* A first list has a button of its own. */}
      <OrderListHead orders={orders} page={found.data} onNew={isFirst ? null : begin} />
      <div className={styles['list']}>
        {found.data === undefined && found.error !== null ? (
          <ErrorState
            serverText={found.error.message}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <OrderTable
            // Another list begins at its top.
            key={orders.view?.viewId ?? orders.tab?.id}
            orders={orders}
            found={found}
            empty={<NoOrders orders={orders} isFirst={isFirst} onNew={begin} />}
          />
        )}
      </div>
    </div>
  );
}

function BeginKey({ run }: { run: () => void }): ReactNode {
  const t = useText();
  useShortcut('n', run, { label: t('order.begin.button'), group: t('menu.orders') });
  return null;
}
