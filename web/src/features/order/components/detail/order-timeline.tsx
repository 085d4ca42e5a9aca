import type { OrderDetail } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import { leaveDay } from '@archway/rules/order/leave-day';
import { ArchGauge } from '@archway/ui/arch-gauge';
import { useText } from '@archway/ui/text';
import type { StatusName } from '@archway/ui/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { stateWords } from '../../order-states.ts';
import { timelineOf, type TimelineStep } from '../../timeline.ts';
import { useWay } from '../../use-way.ts';
import styles from './order-timeline.module.css';

/** How far an order has come, with real dates, and the day it is due at its end. */
export function OrderTimeline({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const leavesOn = useLeaveDay(detail);
  const steps = timelineOf(detail, leavesOn);
  return (
    <div className={styles['progress']}>
      <ol className={styles['timeline']} aria-label={t('order.timeline.label')}>
        {steps.map((step) => (
          <Step key={step.state} step={step} detail={detail} />
        ))}
      </ol>
      <Standing steps={steps} detail={detail} />
    </div>
  );
}

/** On a phone, where the steps have no words: where it stands, and what comes next. */
function Standing({ steps, detail }: { steps: readonly TimelineStep[]; detail: OrderDetail }): ReactNode {
  const t = useText();
  const now = steps.find(({ isCurrent }) => isCurrent);
  const next = steps.find(({ isCurrent, isDone, day }) => !isCurrent && !isDone && day !== null);
  const whenNow = useWhen(now);
  const whenNext = useWhen(next);
  if (now === undefined) return null;
  const words = ({ state }: TimelineStep): string => t(stateWords(state, detail.own !== null).text);
  return (
    // The steps say the same to who can't see them.
    <p className={styles['standing']} aria-hidden>
      <span>
        {whenNow === '' ? words(now) : t('order.timeline.since', { state: words(now), when: whenNow })}
      </span>
      {next !== undefined && (
        <span className={styles['when']}>
          {t('order.timeline.next', { state: words(next), when: whenNext })}
        </span>
      )}
    </p>
  );
}

function Step({ step, detail }: { step: TimelineStep; detail: OrderDetail }): ReactNode {
  const t = useText();
  const { status, text } = stateWords(step.state, detail.own !== null);
  const isReached = step.isDone || step.isCurrent;
  const when = useWhen(step);
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

function useWhen(step: TimelineStep | undefined): string {
  const t = useText();
  const { dateTime, monthDay } = useFormat();
  if (step === undefined) return '';
  const { at, day, dayIs } = step;
  if (at !== null) return dateTime(at);
  return day === null || dayIs === null ? '' : t(DAYS[dayIs], { day: monthDay(day) });
}

const DAYS: Readonly<Record<NonNullable<TimelineStep['dayIs']>, TextKey>> = {
  requested: 'order.timeline.requested',
  estimated: 'order.timeline.estimated',
  due: 'order.timeline.due',
  arrives: 'order.timeline.arrives',
};

/** When it should leave the lab, so that it is there on the agreed day. */
function useLeaveDay(detail: OrderDetail): string | null {
  const way = useWay(detail);
  const { estimatedOn } = detail;
  return way === null || estimatedOn === null ? null : leaveDay(way, estimatedOn, way.daysOnWay);
}
