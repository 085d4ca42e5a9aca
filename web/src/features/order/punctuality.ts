import type { OrderDetail } from '@archway/contract/order/model';
import { todayIn } from '@archway/rules/date-presets';
import { daysLate } from './parcel-days.ts';

/** Whether an order is there by the agreed day: `late` is what a parcel says, `overdue` what has not left yet. */
export interface Punctuality {
  is: 'onTime' | 'late' | 'overdue';
  days: number;
}

type Dated = Pick<OrderDetail, 'status' | 'requestedOn' | 'estimatedOn' | 'shipping' | 'history' | 'lab'>;

const PROMISED: ReadonlySet<OrderDetail['status']> = new Set(['accepted', 'ready', 'shipped', 'completed']);

/** By the clock of the lab; null before it has promised a day, and for what came back. */
export function punctualityOf(order: Dated, now: Date): Punctuality | null {
  const { status, estimatedOn: agreed, shipping, history, lab } = order;
  if (agreed === null || !PROMISED.has(status)) return null;
  const timeZone = lab === null || lab.timeZone === '' ? 'UTC' : lab.timeZone;
  if (shipping !== null) return lateness(agreed, shipping.arrivesOn, 'late');
  if (status !== 'completed') return lateness(agreed, todayIn(timeZone, now), 'overdue');
  const ended = history.at(-1)?.at;
  return ended === undefined ? null : lateness(agreed, todayIn(timeZone, new Date(ended)), 'late');
}

function lateness(agreed: string, on: string, is: 'late' | 'overdue'): Punctuality {
  const days = daysLate(agreed, on);
  return days === 0 ? { is: 'onTime', days } : { is, days };
}
