import type { OrderDetail } from '@archway/contract/order/model';
import { REJECT_REASONS } from '@archway/rules/order/statuses';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderQuery } from '../../order.queries.ts';
import type { OrderActions } from '../../use-order-actions.ts';
import styles from './order-notes.module.css';

interface OrderNotesProps {
  order: OrderDetail | null;
  actions: OrderActions;
  onTheirs: (theirs: OrderDetail) => void;
  /** About the draft. */
  children: ReactNode;
}

/** What to know before the form is filled in: why it came back, and who else has changed it. */
export function OrderNotes({ order, actions, onTheirs, children }: OrderNotesProps): ReactNode {
  const t = useText();
  const client = useQueryClient();
  const own = order?.own ?? null;
  const isOld = actions.refused?.failure === 'orderPlanIsNewer';
  const showTheirs = async (): Promise<void> => {
    if (order !== null) onTheirs(await client.fetchQuery({ ...orderQuery(order.orderId), staleTime: 0 }));
  };
  return (
    <div className={styles['notes']}>
      {children}
      {order?.status === 'pending' && <Note>{t('order.new.edit.text')}</Note>}
      {order?.status === 'rejected' && (
        <Note kind="warn" title={t('order.new.wasRejected')}>
          <Why order={order} />
        </Note>
      )}
      {own !== null && own.returnedReason !== '' && (
        <Note kind="warn" title={t('order.new.wasReturned')}>
          {own.returnedReason}
        </Note>
      )}
      {isOld && (
        <Note
          kind="warn"
          live
          action={
            <>
              <LinkButton onClick={() => void showTheirs().catch(() => {})}>
                {t('order.new.newer.load.button')}
              </LinkButton>
              <LinkButton onClick={() => void actions.saveOver()}>
                {t('order.new.newer.keep.button')}
              </LinkButton>
            </>
          }
        >
          {t('order.new.newer.text')}
        </Note>
      )}
    </div>
  );
}

/** The reason of the list, and what the lab has written. */
function Why({ order: { reason, reasonText } }: { order: OrderDetail }): ReactNode {
  const t = useText();
  const known = REJECT_REASONS.find((one) => one === reason);
  const words = known === undefined ? '' : t(`order.reason.${known}`);
  return [words, reasonText].filter((part) => part !== '').join(': ');
}
