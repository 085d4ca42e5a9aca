import { Shipping } from '@archway/contract/order/model';
import { areShippingDays } from '@archway/rules/order/shipping';
import type { Tx } from '../../platform/rpc/implement.ts';
import { readClock } from '../organization/public.ts';
import type { OrderChange, OrderRow } from './order.repository.ts';

/** How an order's work travels, as its lab has said; null before it was shipped. */
export function shippingOf(row: OrderRow): Shipping | null {
  return (
    Shipping.safeParse({
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      shippedOn: row.shipped_on,
      arrivesOn: row.arrives_on,
    }).data ?? null
  );
}

export const shippingColumns = ({
  carrier,
  trackingNumber,
  shippedOn,
  arrivesOn,
}: Shipping): OrderChange => ({
  carrier,
  tracking_number: trackingNumber,
  shipped_on: shippedOn,
  arrives_on: arrivesOn,
});

/** Whether a lab can mean these days, by its own clock. */
export async function canMeanDays(tx: Tx, lab: string, shipping: Shipping): Promise<boolean> {
  const { today } = await readClock(tx, lab);
  return areShippingDays(shipping, today);
}
