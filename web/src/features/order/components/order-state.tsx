import type { OrderRow } from '@archway/contract/order/model';
import { StateTag } from '@archway/ui/state-tag';
import { StatusChip } from '@archway/ui/status-chip';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { shownState } from '../order-states.ts';
import { useIsClinic } from '../use-is-clinic.ts';
import styles from './order-state.module.css';

type Shown = Pick<
  OrderRow,
  'status' | 'isStarted' | 'isRush' | 'isReleaseAsked' | 'heldBy' | 'isCancelAsked'
>;

/** Where an order stands, and beside it what asks for a closer look. */
export function OrderState({ order }: { order: Shown }): ReactNode {
  const t = useText();
  const { status, text } = shownState(order, useIsClinic());
  return (
    <span className={styles['state']}>
      <StatusChip status={status}>{t(text)}</StatusChip>
      {order.isRush && <StateTag kind="error">{t('order.rush')}</StateTag>}
      {order.heldBy !== null && <StateTag kind="warn">{t('order.held')}</StateTag>}
      {order.isCancelAsked && <span className={styles['beside']}>{t('order.cancelAsked')}</span>}
      {order.isReleaseAsked && <span className={styles['beside']}>{t('order.releaseAsked')}</span>}
    </span>
  );
}
