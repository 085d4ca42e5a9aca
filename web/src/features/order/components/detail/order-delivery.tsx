import type { OrderDetail } from '@archway/contract/order/model';
import { trackingAddress } from '@archway/rules/order/shipping';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { carrierWords } from '../../carrier-words.ts';
import { CAUSES } from '../../history-words.ts';
import { isWithClinic } from '../../order-shown.ts';
import { punctualityOf } from '../../punctuality.ts';
import { Facts, Part, type Fact } from './facts.tsx';
import styles from './order-delivery.module.css';

/** When it is wanted, promised and proposed, how it travels, and what comes by another way. */
export function OrderDelivery({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { weekday, dateTime } = useFormat();
  const { requestedOn, estimatedOn, proposedOn, isRush, comesByParcel } = detail;
  const { arrivedAt, technician, remakeCause, tray } = detail;
  const parcel = useParcel(detail);
  const went = useHowItWent(detail);
  const facts: Fact[] = [
    [
      t('order.facts.requested'),
      requestedOn === null ? '' : <strong key="day">{weekday(requestedOn)}</strong>,
    ],
    ...(estimatedOn === null ? [] : [[t('order.facts.estimated'), weekday(estimatedOn)] as const]),
    ...(proposedOn === null ? [] : [[t('order.facts.proposed'), weekday(proposedOn)] as const]),
    ...parcel,
    ...(isRush ? [[t('order.facts.rush'), t('order.facts.rushText')] as const] : []),
    ...(comesByParcel
      ? [
          [
            t('order.facts.parcel'),
            arrivedAt === null
              ? t('order.facts.byParcel')
              : t('order.facts.arrived', { day: dateTime(arrivedAt) }),
          ] as const,
        ]
      : []),
    ...(tray === '' ? [] : [[t('order.tray.label'), tray] as const]),
    ...(technician === null ? [] : [[t('order.facts.technician'), technician.name] as const]),
    ...(remakeCause === null ? [] : [[t('order.facts.remakeCause'), t(CAUSES[remakeCause])] as const]),
    ...went,
  ];
  return (
    <Part title={t('order.delivery')} note={<DeliveryNote detail={detail} />}>
      <Facts facts={facts} />
    </Part>
  );
}

/** Whether it is a rush, and whether it keeps the agreed day. */
function DeliveryNote({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const [now] = useState(() => new Date());
  const found = punctualityOf(detail, now);
  return (
    <span className={styles['notes']}>
      {detail.isRush && <StateTag kind="error">{t('order.rush')}</StateTag>}
      {found?.is === 'onTime' && <span className={styles['onTime']}>{t('order.facts.onTime')}</span>}
      {found !== null && found.is !== 'onTime' && (
        <span className={styles['late']}>
          {t(found.is === 'late' ? 'order.facts.late' : 'order.facts.overdue', { days: found.days })}
        </span>
      )}
    </span>
  );
}

function useParcel({ shipping }: OrderDetail): Fact[] {
  const t = useText();
  const { weekday } = useFormat();
  if (shipping === null) return [];
  const { carrier, trackingNumber, shippedOn, arrivesOn } = shipping;
  return [
    [t('order.facts.carrier'), carrierWords(t, carrier)],
    ...(trackingNumber === ''
      ? []
      : [[t('order.ship.trackingNumber'), <TrackingNumber key="number" shipping={shipping} />] as const]),
    [t('order.facts.shipped'), weekday(shippedOn)],
    [t('order.facts.arrives'), <strong key="day">{weekday(arrivesOn)}</strong>],
  ];
}

/** With the way to where the carrier tells more, if it has one. */
function TrackingNumber({ shipping }: { shipping: NonNullable<OrderDetail['shipping']> }): ReactNode {
  const t = useText();
  const { carrier, trackingNumber: number } = shipping;
  const address = trackingAddress(carrier, number);
  const words = <span className={styles['number']}>{number}</span>;
  if (address === null) return words;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={styles['track']}>
      {words}
      <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{t('order.facts.track')}</span>
    </a>
  );
}

/** Who sent it, and for the clinic whether the lab has looked. */
function useHowItWent(detail: OrderDetail): Fact[] {
  const t = useText();
  const { dateTime } = useFormat();
  const { sent, own } = detail;
  if (sent === null || isWithClinic(detail)) return [];
  const { sentBy, openedBy, openedAt } = sent;
  return [
    [t('order.facts.sentBy'), sentBy],
    ...(own === null || openedAt === null
      ? []
      : [
          [
            t('order.facts.openedBy'),
            t('order.facts.opened', { name: openedBy ?? '', time: dateTime(openedAt) }),
          ] as const,
        ]),
  ];
}
