import type { OrderDetail } from '@archway/contract/order/model';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { groupRuns } from '../../../../platform/list/group-runs.ts';
import { useFormat } from '../../../../platform/text/format.ts';
import { localDay } from '../../../../platform/text/local-day.ts';
import { HistoryEntry } from './order-entry.tsx';
import styles from './order-history.module.css';

/** What was done with the order, by whom, newest first. */
export function OrderHistory({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { weekday } = useFormat();
  const [today] = useState(() => localDay(new Date()));
  const days = groupRuns(detail.history.toReversed(), ({ at }) => localDay(at));
  return (
    <section className={styles['history']} aria-label={t('order.history.title')}>
      <h2>{t('order.history.title')}</h2>
      {days.map(({ key: day, items }) => (
        <section key={day}>
          <h3>{day === today ? t('order.history.today') : weekday(day)}</h3>
          <ol>
            {items.map((entry) => (
              <HistoryEntry key={entry.entryId} entry={entry} detail={detail} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
