import type { ListedOrder } from '@archway/contract/order/model';
import { Pager } from '@archway/ui/pager';
import { useText } from '@archway/ui/text';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnsweredPage } from '../../../platform/list/use-list.ts';
import { ALL, tabsOf } from '../list/order-tabs.ts';
import { useOrderCounts } from '../use-order-counts.ts';
import { isNarrowed, type OrderListState } from '../use-order-list.ts';
import { isShownAsAuto } from './listed-state.tsx';
import styles from './order-list-foot.module.css';

export interface OrderListFootProps {
  orders: OrderListState;
  page: AnsweredPage<ListedOrder>;
}

/** Where the reader is in the list, how much of it is over, and what the sign of a row means. */
export function OrderListFoot({ orders, page }: OrderListFootProps): ReactNode {
  const t = useText();
  const ended = useEnded(orders, page);
  const hasAuto = page.list.some(isShownAsAuto);
  return (
    <Pager
      {...orders.list.pagerOf(page)}
      extra={
        <>
          {ended !== null && <span className={styles['note']}>{t('order.foot', ended)}</span>}
          {hasAuto && (
            <span className={styles['note']}>
              <Zap size={14} strokeWidth={1.75} aria-hidden />
              {t('order.autoLegend')}
            </span>
          )}
        </>
      }
    />
  );
}

/** Of all orders, which the count of their tab leaves in part; null for any other list, and where it was not counted. */
function useEnded(orders: OrderListState, page: AnsweredPage): { open: number; ended: number } | null {
  const counted = useOrderCounts(orders);
  const { tab, isClinic } = orders;
  const open = counted[tabsOf(isClinic).findIndex(({ id }) => id === ALL)];
  const isAll = tab?.id === ALL && !isNarrowed(orders);
  if (!isAll || open === undefined || !open.totalIsExact || !page.totalIsExact || page.total < open.total)
    return null;
  return { open: open.total, ended: page.total - open.total };
}
