import { usePermission } from '@archway/ui/permission-guard';
import { LoadingState } from '@archway/ui/loading-state';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OrderLine, ordersWithPath } from '../../order/public.ts';
import { lastOrdersQuery } from '../customer.queries.ts';
import styles from './last-orders.module.css';
import { Nothing, Part } from './part.tsx';

/** The newest orders of the clinic, for who may read orders. */
export function LastOrders({ companyCode }: { companyCode: string }): ReactNode {
  return usePermission()('order:record:read') ? <Orders companyCode={companyCode} /> : null;
}

function Orders({ companyCode }: { companyCode: string }): ReactNode {
  const t = useText();
  const { data, error } = useQuery(lastOrdersQuery(companyCode));
  return (
    <Part title={t('customers.lastOrders.title')}>
      {data === undefined && error === null && <LoadingState rows={2} />}
      {error !== null && <Nothing>{error.message}</Nothing>}
      {data?.list.length === 0 && <Nothing>{t('customers.lastOrders.none')}</Nothing>}
      <ul className={styles['orders']}>
        {data?.list.map((order) => (
          <li key={order.orderId}>
            <OrderLine order={order} />
          </li>
        ))}
      </ul>
      {data !== undefined && data.list.length > 0 && (
        <Link to={ordersWithPath(companyCode)}>{t('customers.lastOrders.all')}</Link>
      )}
    </Part>
  );
}
