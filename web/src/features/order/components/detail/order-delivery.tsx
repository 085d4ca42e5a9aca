import type { OrderDetail } from '@archway/contract/order/model';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { isWithClinic } from '../../order-shown.ts';
import { Facts, Part, type Fact } from './facts.tsx';

/** When it is wanted, promised and proposed, and what comes by another way. */
export function OrderDelivery({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const { weekday } = useFormat();
  const { requestedOn, estimatedOn, proposedOn, isRush, comesByParcel } = detail;
  const went = useHowItWent(detail);
  const facts: Fact[] = [
    [
      t('order.facts.requested'),
      requestedOn === null ? '' : <strong key="day">{weekday(requestedOn)}</strong>,
    ],
    ...(estimatedOn === null ? [] : [[t('order.facts.estimated'), weekday(estimatedOn)] as const]),
    ...(proposedOn === null ? [] : [[t('order.facts.proposed'), weekday(proposedOn)] as const]),
    ...(isRush ? [[t('order.facts.rush'), t('order.facts.rushText')] as const] : []),
    ...(comesByParcel ? [[t('order.facts.parcel'), t('order.facts.byParcel')] as const] : []),
    ...went,
  ];
  return (
    <Part
      title={t('order.delivery')}
      note={isRush ? <StateTag kind="error">{t('order.rush')}</StateTag> : undefined}
    >
      <Facts facts={facts} />
    </Part>
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
