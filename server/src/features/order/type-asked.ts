import type { OrderType } from '@archway/rules/order/statuses';

/** A remake is made by that action alone, and stays one. */
export function typeAsked(asked: OrderType, stored: string | undefined): OrderType {
  if (stored === 'remake') return 'remake';
  return asked === 'remake' ? 'designAndMake' : asked;
}
