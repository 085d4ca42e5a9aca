import type { ListedOrder } from '@archway/contract/order/model';
import { REJECT_REASONS } from '@archway/rules/order/statuses';
import { useText } from '@archway/ui/text';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { REASONS } from '../history-words.ts';
import styles from './listed-state.module.css';
import { OrderState } from './order-state.tsx';

/** Where an order stands in a list, and beside it why it came back and whether anybody looked before it was accepted. */
export function ListedState({ order }: { order: ListedOrder }): ReactNode {
  const t = useText();
  const { status, reason } = order;
  const known = REJECT_REASONS.find((one) => one === reason);
  return (
    <span className={styles['state']}>
      <OrderState order={order} />
      {known !== undefined && (
        <span className={styles['reason']} data-rejected={status === 'rejected' || undefined}>
          {t(REASONS[known])}
        </span>
      )}
      {isShownAsAuto(order) && (
        <span className={styles['auto']}>
          <Zap size={14} strokeWidth={1.75} aria-hidden />
          {t('order.auto')}
        </span>
      )}
    </span>
  );
}

/** Of interest until it is made. */
export const isShownAsAuto = ({ isAutoAccepted, status }: ListedOrder): boolean =>
  isAutoAccepted && status === 'accepted';
