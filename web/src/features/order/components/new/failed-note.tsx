import type { OrderDetail } from '@archway/contract/order/model';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useLeaveTo } from '../../../../platform/page/leaving.ts';
import { OBSTACLE_WORDS } from '../../obstacle-words.ts';
import { orderPath } from '../../order-paths.ts';
import type { OrderActions } from '../../use-order-actions.ts';
import styles from './order-foot.module.css';

interface FailedNoteProps {
  actions: OrderActions;
  order: OrderDetail | null;
}

/** What was tried and did not work, with what stopped it. What was filled in is still there. */
export function FailedNote({ actions: { refused }, order }: FailedNoteProps): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  if (refused === null || refused.failure === 'orderPlanIsNewer') return null;
  const { tried, failure, message, obstacles } = refused;
  const isSending = tried === 'send' || tried === 'edit';
  const isUnchecked = failure === 'orderNotChecked' && order !== null;
  return (
    <div className={styles['failed']}>
      <Note
        kind="error"
        live
        {...(isSending ? { title: t('order.sendFailed') } : {})}
        {...(isUnchecked
          ? {
              action: (
                <LinkButton onClick={() => leaveTo(orderPath(order.orderId))}>
                  {t('order.new.openOrder')}
                </LinkButton>
              ),
            }
          : {})}
      >
        {obstacles.length === 0 ? (
          message
        ) : (
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{t(OBSTACLE_WORDS[obstacle])}</li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
}
