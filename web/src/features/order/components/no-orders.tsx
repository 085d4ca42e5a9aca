import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { NO_FILTERS, type OrderListState } from '../use-order-list.ts';

export interface NoOrdersProps {
  list: OrderListState;
  /** There is none at all, whatever the list is narrowed to. */
  isFirst: boolean;
  isClinic: boolean;
  /** Null for who may not. */
  onNew: (() => void) | null;
}

/** There is none yet, or none of those there are is found. */
export function NoOrders({ list, isFirst, isClinic, onNew }: NoOrdersProps): ReactNode {
  const t = useText();
  const { keyword } = list;
  const clear = (): void => {
    list.search('');
    list.filter(NO_FILTERS);
  };
  if (!isFirst)
    return (
      <EmptyState
        filtered
        title={keyword === '' ? t('order.none.filtered') : t('order.none.found', { keyword })}
        actions={<Button onClick={clear}>{t('order.none.clear.button')}</Button>}
      />
    );
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
