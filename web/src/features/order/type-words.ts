import type { TextKey } from '@archway/locales/keys';
import type { OrderType } from '@archway/rules/order/statuses';

export const TYPES: Readonly<Record<OrderType, TextKey>> = {
  designAndMake: 'order.type.designAndMake',
  designOnly: 'order.type.designOnly',
  makeOnly: 'order.type.makeOnly',
  remake: 'order.type.remake',
  repair: 'order.type.repair',
};
