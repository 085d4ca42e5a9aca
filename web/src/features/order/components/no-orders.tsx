import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ALL } from '../list/order-tabs.ts';
import { NO_CHIPS } from '../list/order-view.ts';
import { isNarrowed, type OrderListState } from '../use-order-list.ts';

export interface NoOrdersProps {
  orders: OrderListState;
  /** There is none at all, whatever the list is narrowed to. */
  isFirst: boolean;
  /** Null for who may not. */
  onNew: (() => void) | null;
}

/** There is none yet, or none of those there are is found. */
export function NoOrders({ orders, isFirst, onNew }: NoOrdersProps): ReactNode {
  if (isFirst) return <NoneYet isClinic={orders.isClinic} onNew={onNew} />;
  return isNarrowed(orders) || orders.tab?.id === ALL ? (
    <NoneFound orders={orders} />
  ) : (
    <NoneHere orders={orders} />
  );
}

function NoneFound({ orders: { list, tab, filter, openAll } }: Pick<NoOrdersProps, 'orders'>): ReactNode {
  const t = useText();
  const { keyword } = list;
  const clear = (): void => {
    list.search('');
    filter(NO_CHIPS);
  };
  return (
    <EmptyState
      filtered
      title={keyword === '' ? t('order.none.filtered') : t('order.none.found', { keyword })}
      actions={
        <>
          <Button onClick={clear}>{t('order.none.clear.button')}</Button>
          {tab !== undefined && tab.id !== ALL && <Button onClick={openAll}>{t('order.gone.button')}</Button>}
        </>
      }
    />
  );
}

/** Nothing is to be done in this tab. */
function NoneHere({ orders: { openAll } }: Pick<NoOrdersProps, 'orders'>): ReactNode {
  const t = useText();
  return (
    <EmptyState
      filtered
      title={t('order.none.here')}
      actions={<Button onClick={openAll}>{t('order.gone.button')}</Button>}
    />
  );
}

function NoneYet({ isClinic, onNew }: { isClinic: boolean } & Pick<NoOrdersProps, 'onNew'>): ReactNode {
  const t = useText();
  if (!isClinic) return <EmptyState title={t('order.none.title')}>{t('order.none.lab')}</EmptyState>;
  if (onNew === null)
    return <EmptyState title={t('order.none.title')}>{t('order.none.readOnly')}</EmptyState>;
  return (
    <EmptyState
      title={t('order.none.title')}
      actions={
        <Button kind="primary" icon={Plus} onClick={onNew}>
          {t('order.begin.button')}
        </Button>
      }
    >
      {t('order.none.clinic')}
    </EmptyState>
  );
}
