import type { OrderDetail } from '@archway/contract/order/model';
import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { orderPath } from '../../order-paths.ts';

/** The lab works on it, or it is done: what was sent can't be changed. */
export function NoLongerOpen({ order: { orderId, orderCode } }: { order: OrderDetail }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      filtered
      title={t('order.new.over.title', { code: orderCode })}
      actions={
        <Button onClick={() => void navigate(orderPath(orderId))}>{t('order.new.over.button')}</Button>
      }
    >
      {t('order.new.over.text')}
    </EmptyState>
  );
}
