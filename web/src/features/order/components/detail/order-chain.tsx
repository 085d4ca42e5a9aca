import type { LinkedOrder, OrderDetail } from '@archway/contract/order/model';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CAUSES } from '../../history-words.ts';
import { orderPath } from '../../order-paths.ts';
import { shownState } from '../../order-states.ts';
import { useIsClinic } from '../../use-is-clinic.ts';
import { Facts, Part, type Fact } from './facts.tsx';

/** The orders of a work that is made more than once, as far as the reader has them. */
export function OrderChain({ detail: { chain, orderId } }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  if (chain.length < 2) return null;
  const facts = chain.map(({ cause, ...order }): Fact => [
    cause === null ? t('order.chain.first') : t('order.chain.because', { cause: t(CAUSES[cause]) }),
    <ChainedOrder key={order.orderId} order={order} isThis={order.orderId === orderId} />,
  ]);
  return (
    <Part title={t('order.chain.title')}>
      <Facts facts={facts} />
    </Part>
  );
}

function ChainedOrder({ order, isThis }: { order: Omit<LinkedOrder, 'cause'>; isThis: boolean }): ReactNode {
  const t = useText();
  const { text } = shownState(order, useIsClinic());
  const { orderCode, orderId } = order;
  return (
    <>
      {isThis ? orderCode : <Link to={orderPath(orderId)}>{orderCode}</Link>}
      {`, ${isThis ? t('order.chain.this') : t(text)}`}
    </>
  );
}
