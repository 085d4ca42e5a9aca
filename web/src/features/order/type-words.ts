import type { TextKey } from '@archway/locales/keys';
import type { OrderType } from '@archway/rules/order/statuses';

/** A remake is made from a completed order; designs without a work are not offered yet. */
export const OFFERED_TYPES = ['designAndMake', 'makeOnly', 'repair'] as const satisfies OrderType[];

export const TYPES: Readonly<Record<OrderType, TextKey>> = {
  designAndMake: 'order.type.designAndMake',
  designOnly: 'order.type.designOnly',
  makeOnly: 'order.type.makeOnly',
  remake: 'order.type.remake',
  repair: 'order.type.repair',
};
