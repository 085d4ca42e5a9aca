import type { OrderRow } from '@archway/contract/order/model';
import { usePermission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useShortcut } from '@archway/ui/shortcuts';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import type { AnsweredPage } from '../../../platform/list/use-list.ts';
import { OrderListHead } from '../components/order-list-head.tsx';
import { NoOrders } from '../components/no-orders.tsx';
import { OrderTable } from '../components/order-table.tsx';
import { NEW_ORDER } from '../order-paths.ts';
import { ordersQuery } from '../order.queries.ts';
import { useIsClinic } from '../use-is-clinic.ts';
import { askedBy, isNarrowed, useOrderList, type OrderListState } from '../use-order-list.ts';
import styles from './order-list.module.css';

type Orders = UseQueryResult<AnsweredPage<OrderRow>, CallFailure>;

/** The orders of the organization: what a clinic sends, what a lab was sent. */
export function OrderList(): ReactNode {
  const list = useOrderList();
  const orders = useQuery({ ...ordersQuery(askedBy(list)), placeholderData: keepPreviousData });
  list.follow(orders);
  if (orders.data === undefined && orders.error?.failure === 'noPerm') return <NoAccessState />;
  return <ListPage list={list} orders={orders} />;
}

function ListPage({ list, orders }: { list: OrderListState; orders: Orders }): ReactNode {
  const navigate = useNavigate();
  const isClinic = useIsClinic();
  const mayBegin = usePermission()('order:record:save') && isClinic;
  const isFirst = orders.data?.total === 0 && !orders.isPlaceholderData && !isNarrowed(list);
  const begin = mayBegin ? () => void navigate(NEW_ORDER) : null;
  return (
    <div className={styles['page']}>
      {begin !== null && <BeginKey run={begin} />}
      {/* A first list has a button of its own. */}
      <OrderListHead list={list} isClinic={isClinic} onNew={isFirst ? null : begin} />
      <div className={styles['list']}>
        {orders.data === undefined && orders.error !== null ? (
          <ErrorState
            serverText={orders.error.message}
            retrying={orders.isFetching}
            onRetry={() => void orders.refetch()}
          />
        ) : (
          <OrderTable
            orders={orders}
            list={list}
            isClinic={isClinic}
            empty={<NoOrders list={list} isFirst={isFirst} isClinic={isClinic} onNew={begin} />}
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
