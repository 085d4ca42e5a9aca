import type { OrderDetail } from '@archway/contract/order/model';
import { ArchGauge } from '@archway/ui/arch-gauge';
import { useText } from '@archway/ui/text';
import type { StatusName } from '@archway/ui/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { stateWords } from '../../order-states.ts';
import { timelineOf, type TimelineStep } from '../../timeline.ts';
import styles from './order-timeline.module.css';

/** How far an order has come, with real dates, and the day it is due at its end. */
export function OrderTimeline({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  return (
    <ol className={styles['timeline']} aria-label={t('order.timeline.label')}>
      {timelineOf(detail).map((step) => (
        <Step key={step.state} step={step} detail={detail} />
      ))}
    </ol>
  );
}

function Step({ step, detail }: { step: TimelineStep; detail: OrderDetail }): ReactNode {
  const t = useText();
  const { status, text } = stateWords(step.state, detail.own !== null);
  const isReached = step.isDone || step.isCurrent;
  const when = useWhen(step, detail);
  return (
    <li
      className={styles['step']}
      aria-current={step.isCurrent ? 'step' : undefined}
      data-reached={isReached || undefined}
      style={groundOf(status)}
    >
      <span className={styles['gauge']}>
        <ArchGauge status={status} size={20} />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{t(text)}</span>
        {when !== '' && <span className={styles['when']}>{when}</span>}
      </span>
    </li>
  );
}

const groundOf = (status: StatusName): CSSProperties =>
  ({ '--ground': `var(--status-${status}-bg)`, '--edge': `var(--status-${status}-fg)` }) as CSSProperties;

function useWhen({ state, at }: TimelineStep, { estimatedOn, requestedOn }: OrderDetail): string {
  const t = useText();
  const { dateTime, monthDay } = useFormat();
  if (at !== null) return dateTime(at);
  if (state !== 'completed') return '';
  if (estimatedOn !== null) return t('order.timeline.due', { day: monthDay(estimatedOn) });
  return requestedOn === null ? '' : t('order.timeline.requested', { day: monthDay(requestedOn) });
}
