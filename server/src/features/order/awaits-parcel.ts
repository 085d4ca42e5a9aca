import type { OrderRow } from './order.repository.ts';

/** An impression or a model comes by parcel, and has not come. */
export const awaitsParcel = ({
  by_parcel,
  arrived_at,
}: Pick<OrderRow, 'by_parcel' | 'arrived_at'>): boolean => by_parcel && arrived_at === null;
