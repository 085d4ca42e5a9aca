import type { OrderDetail, OrderEntry } from '@archway/contract/order/model';
import { displayStateOf } from '@archway/rules/order/statuses';
import { ArchGauge } from '@archway/ui/arch-gauge';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { groupRuns } from '../../../../platform/list/group-runs.ts';
import { useFormat } from '../../../../platform/text/format.ts';
import { localDay } from '../../../../platform/text/local-day.ts';
import { entrySentence, reasonWords } from '../../history-words.ts';
import { stateWords } from '../../order-states.ts';
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
              <Entry key={entry.entryId} entry={entry} detail={detail} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Entry({ entry, detail }: { entry: OrderEntry; detail: OrderDetail }): ReactNode {
  const t = useText();
  const { time } = useFormat();
  const state = displayStateOf({ status: entry.status, isStarted: entry.action === 'startProcessing' });
  const day = useDay(entry, detail);
  const reason = reasonWords(t, entry);
  return (
    <li className={styles['entry']}>
      <span className={styles['sign']}>
        <ArchGauge status={stateWords(state, detail.own !== null).status} />
      </span>
      <div className={styles['what']}>
        <p className={styles['line']}>
          <span>{entrySentence(t, entry, detail.history)}</span>
          <time dateTime={entry.at}>{time(entry.at)}</time>
        </p>
        {day !== '' && <p className={styles['more']}>{day}</p>}
        {reason !== '' && <p className={styles['more']}>{reason}</p>}
      </div>
    </li>
  );
}

/** The day an acceptance promised, or one it proposed. */
function useDay({ action, day }: OrderEntry, { requestedOn }: OrderDetail): string {
  const t = useText();
  const { weekday } = useFormat();
  if (day === null || (action !== 'accept' && action !== 'autoAccept')) return '';
  const isLater = requestedOn !== null && day > requestedOn;
  return t(isLater ? 'order.history.proposes' : 'order.history.until', { day: weekday(day) });
}
