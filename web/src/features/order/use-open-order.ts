import { openOrder } from '@archway/contract/order/calls';
import { useEffect, useState } from 'react';
import { send } from '../../platform/call/call.ts';

/** Notes once a visit that the page of an order was opened; what the page shows does not depend on the answer. */
export function useOpenOrder(orderId: string): void {
  const [key] = useState(() => crypto.randomUUID());
  useEffect(() => {
    // The key makes a repeated effect the same visit.
    send(openOrder, { orderId }, { key }).catch(() => {});
  }, [orderId, key]);
}
