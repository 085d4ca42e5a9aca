import { openOrder } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { useEffect, useMemo } from 'react';
import { send } from '../../platform/call/call.ts';

/**
 * Notes once a visit that the page of an order was opened, and again when what it shows was sent anew or came back meanwhile.
 * What the page shows does not depend on the answer.
 */
export function useOpenOrder({ orderId, revision, status }: OrderDetail): void {
  const seen = `${orderId} ${revision} ${status}`;
  // The key makes a repeated effect the same visit.
  const visit = useMemo(() => ({ seen, key: crypto.randomUUID() }), [seen]);
  useEffect(() => {
    send(openOrder, { orderId }, { key: visit.key }).catch(() => {});
  }, [orderId, visit]);
}
