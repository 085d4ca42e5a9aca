import { todayIn } from '@archway/rules/date-presets';
import { isRush } from '@archway/rules/order/delivery';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import type { PartProps } from './part-props.ts';
import { DeliveryCalendar } from './delivery-calendar.tsx';
import part from './part.module.css';

/** When it is to be there, on the calendar of the lab. */
export function DeliveryPart({ filling }: PartProps): ReactNode {
  const t = useText();
  const { delivery, plan, lab } = filling;
  const { settings, dates, now } = delivery;
  return (
    <section className={part['part']} data-field="date">
      <span className={part['label']}>{t('order.new.date.label')}</span>
      {delivery.isFailed && settings === null && (
        <Note kind="error" live>
          {t('order.new.date.failed')}
        </Note>
      )}
      {settings === null ? (
        <p className={part['quiet']}>{t('order.new.date.noLab')}</p>
      ) : (
        <>
          <DeliveryCalendar
            key={settings.companyCode}
            calendar={settings}
            today={todayIn(settings.timeZone, now)}
            earliest={dates.earliest}
            chosen={plan.requestedOn}
            isPossible={delivery.isPossible}
            onChoose={(requestedOn) => filling.change({ requestedOn })}
          />
          <Words filling={filling} lab={lab?.organization.name ?? ''} />
        </>
      )}
    </section>
  );
}

/** "Thursday, Nov 19. The lab's earliest date for these works is Nov 18." */
function Words({ filling, lab }: Pick<PartProps, 'filling'> & { lab: string }): ReactNode {
  const t = useText();
  const { weekday, monthDay } = useFormat();
  const { delivery, plan } = filling;
  const { earliest } = delivery.dates;
  const { requestedOn } = plan;
  if (requestedOn === null) return <p className={part['quiet']}>{t('order.new.date.choose')}</p>;
  if (!delivery.isPossible(requestedOn))
    return (
      <Note kind="error" live>
        {t('order.new.date.notPossible', { day: weekday(requestedOn) })}
      </Note>
    );
  if (earliest === null) return <p className={part['quiet']}>{weekday(requestedOn)}</p>;
  if (isRush(delivery.dates, requestedOn))
    return (
      <Note kind="warn" live title={t('order.new.date.rush', { day: weekday(requestedOn) })}>
        {t('order.new.date.rushText', { lab, day: monthDay(earliest) })}
      </Note>
    );
  return (
    <p className={part['quiet']}>
      {t('order.new.date.words', { day: weekday(requestedOn), earliest: monthDay(earliest) })}
    </p>
  );
}
